import type { Page } from '@playwright/test'

/** How a message on its way stands, as the app shows it. */
interface Shown {
  data: unknown
  status: string
}

/** A message as the platform keeps it. */
interface Stored {
  position: number
  data: unknown
  senderType: string
}

/** What the page says of the machine that delivers. */
interface DeliveryState {
  value: { channel: string; holding: string | { present: string } }
  context: { messages: readonly Shown[]; isRestored: boolean }
}

/**
 * Sends texts into a channel, as its composer does, one after the other, once the guest is logged in.
 * @returns those that the app then showed as waiting, or further
 */
export function sendTexts(page: Page, channelId: string, texts: string[]): Promise<string[]> {
  return page.evaluate(
    async ([channel, all]) => {
      const stateNow = () =>
        window.limelight?.state()['app/delivery'] as unknown as DeliveryState | undefined
      const shown = () => stateNow()?.context.messages ?? []
      const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
      while ((stateNow()?.value.holding ?? 'absent') === 'absent') await pause()
      for (const data of all) {
        const order = { channelId: channel, messageType: 'text', data, includedGifts: {} } as const
        window.limelight.tell('delivery', { type: 'delivery.messageSubmitted', wish: order })
      }
      const deadline = Date.now() + 10_000
      const isStoring = ({ data, status }: Shown) =>
        status === 'storing' && all.includes(String(data))
      while (shown().some(isStoring) && Date.now() < deadline) await pause()
      const stuck = new Set(
        shown()
          .filter(isStoring)
          .map(({ data }) => data),
      )
      return all.filter((data) => !stuck.has(data))
    },
    [channelId, texts] as const,
  )
}

/** What the app shows as on its way, with how it stands. */
export function onTheirWay(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const state = window.limelight.state()['app/delivery'] as unknown as DeliveryState
    return state.context.messages.map(({ data, status }) => ({ data, status }))
  })
}

/** Waits until the app delivers for a guest: the store is open and a session stands. */
export async function untilDelivering(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state = window.limelight?.state()['app/delivery'] as unknown as DeliveryState | undefined
    return state?.value.channel === 'established' && state.context.isRestored
  })
}

/** Resolves once the page's tab leads, or does not. */
export function untilLeading(page: Page, isWanted = true): Promise<void> {
  return page.evaluate(async (wanted) => {
    const holding = () =>
      (window.limelight.state()['app/delivery'] as unknown as DeliveryState).value.holding
    const isLeading = () => JSON.stringify(holding()) === '{"present":"leading"}'
    while (isLeading() !== wanted) await new Promise((resolve) => setTimeout(resolve))
  }, isWanted)
}

/** The guest's texts that the platform keeps in a channel, oldest first: those that begin so. */
export async function storedTexts(page: Page, channelId: string, prefix: string) {
  const stored = await page.evaluate(async (id) => {
    const { restUrl, contentUrl } = await (await fetch('/config.json')).json()
    const parameters = new URLSearchParams({ language: 'en', ver: '1', access_token: '' })
    const session = await fetch(`${restUrl}session?${parameters}`, { credentials: 'include' })
    const { accessToken } = await session.json()
    const query = `query messengerContent($channelId: ID!, $before: Int, $limit: Int!) {
      messengerContent(channelId: $channelId, before: $before, limit: $limit) {
        messages { position senderType data } hasOlder
      }
    }`
    const all: Stored[] = []
    for (let before: number | null = null; ; before = all[0]?.position ?? 0) {
      const variables: object = { channelId: id, before, limit: 200 }
      const answer = await fetch(contentUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ query, variables, operationName: 'messengerContent' }),
      })
      const { messages, hasOlder } = (await answer.json()).data.messengerContent as {
        messages: Stored[]
        hasOlder: boolean
      }
      all.unshift(...messages)
      if (!hasOlder || all.length > 3_000) return all
    }
  }, channelId)
  return stored.flatMap(({ senderType, data }) =>
    senderType === 'guest' && String(data).startsWith(prefix) ? [String(data)] : [],
  )
}
