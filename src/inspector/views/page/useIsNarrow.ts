import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width < 900px)')

function subscribe(tell: () => void) {
  const list = query()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** @returns whether the panes do not fit beside each other */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
