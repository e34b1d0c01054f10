import type { Page, WebSocketRoute } from '@playwright/test'

interface Frame {
  type: string
  payload?: {
    variables?: { ids: string[] }
    data?: { modelPresence: { id: string; isOnline: boolean } }
  }
}

/** What goes over the page's subscription to those on screen, and a way to cut it alone. */
export interface PresenceFeed {
  /** Whom the page asked for last. */
  followed(): string[]
  /** What the page was told of a performer: whether they are online, from the first to the last that is new. */
  told(actorId: string): boolean[]
  /** Cuts it, and lets nobody through until it is mended. */
  cut(): Promise<void>
  mend(): void
}

/** Watches the subscriptions that a page opens from now on. */
export async function presenceFeedOf(page: Page): Promise<PresenceFeed> {
  const sent: Frame[] = []
  const received: Frame[] = []
  let open: WebSocketRoute | undefined
  let isCut = false
  await page.routeWebSocket(/\/graphql\/query/, async (socket) => {
    if (isCut) return socket.close({ code: 1011, reason: 'cut' })
    open = socket
    const platform = socket.connectToServer()
    socket.onMessage((text) => {
      sent.push(JSON.parse(String(text)))
      platform.send(text)
    })
    platform.onMessage((text) => {
      received.push(JSON.parse(String(text)))
      socket.send(text)
    })
  })
  return {
    followed: () =>
      sent.findLast(({ type }) => type === 'subscribe')?.payload?.variables?.ids ?? [],
    told: (actorId) =>
      received
        .flatMap(({ payload }) => {
          const told = payload?.data?.modelPresence
          return told?.id === actorId ? [told.isOnline] : []
        })
        .filter((isOnline, at, all) => isOnline !== all[at - 1]),
    async cut() {
      isCut = true
      await open?.close({ code: 1011, reason: 'cut' })
    },
    mend() {
      isCut = false
    },
  }
}
