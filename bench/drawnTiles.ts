import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How often React has drawn the tile of each performer, by id. */
    drawnTiles: Record<string, number>
  }
}

/** What is read of a part of React's tree. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  flags: number
  memoizedProps: { 'data-performer'?: string } | null
}

/** Counts how often React draws each tile, as its developer tools would, in documents loaded from now on. */
export async function watchTiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1
    const drawn: Record<string, number> = {}
    window.drawnTiles = drawn

    /** Goes where something was drawn: what was left alone has the children of before. */
    function visit(fiber: Fiber): void {
      const id = fiber.memoizedProps?.['data-performer']
      const { child, alternate } = fiber
      if (id && child && child.flags & performedWork) drawn[id] = (drawn[id] ?? 0) + 1
      if (id || child === alternate?.child) return
      for (let part = child; part; part = part.sibling) visit(part)
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => visit(current),
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    })
  })
}

/** How often the tile of each performer was drawn since it was asked for last. */
export function takeDrawn(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const taken = { ...window.drawnTiles }
    for (const id of Object.keys(taken)) delete window.drawnTiles[id]
    return taken
  })
}
