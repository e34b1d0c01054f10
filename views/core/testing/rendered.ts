/** What is read of React's internal nodes; only in tests. */
interface Fiber {
  type: unknown
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

interface DevToolsHook {
  onCommitFiberRoot(renderer: number, root: { current: Fiber }): void
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: (DevToolsHook & Record<string, unknown>) | undefined
}

const performedWork = 1
const rendered: string[] = []

function nameOf({ type }: Fiber): string | undefined {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null || !('type' in type)) return undefined
  return typeof type.type === 'function' ? type.type.name : undefined
}

/** Walks what a commit drew; subtrees that React skipped are the same objects as before. */
function collect(fiber: Fiber): void {
  const before = fiber.alternate
  const name = nameOf(fiber)
  if (name && (!before || fiber.flags & performedWork)) rendered.push(name)
  if (before && before.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) {
    if (child !== before?.child) collect(child)
  }
}

const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
}
const { onCommitFiberRoot } = hook
hook.onCommitFiberRoot = (renderer, root) => {
  onCommitFiberRoot.call(hook, renderer, root)
  collect(root.current)
}
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook

/**
 * The names of the components that React called since the last call, one for each time. This module comes
 * before React: `document.setup.ts` sees to it.
 */
export function takeRendered(): string[] {
  return rendered.splice(0)
}
