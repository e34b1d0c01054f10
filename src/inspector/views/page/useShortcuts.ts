import { useEffect } from 'react'
import { selectContext, selectIsPlaying } from '../../inspector/inspector.selectors.ts'
import { useInspector, useTell } from '../core/inspecting.ts'
import { deedOf, needsKey } from './shortcuts.ts'

/** Listens to the keys of the sheet, wherever the focus is that does not need them itself. */
export function useShortcuts(): void {
  const context = useInspector(selectContext)
  const isPlaying = useInspector(selectIsPlaying)
  const tell = useTell()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (context.isShowingShortcuts) return
      const target = event.target instanceof Element ? event.target : null
      if (needsKey(target, event)) return
      const deed = deedOf(event, { context, isPlaying })
      if (!deed) return
      event.preventDefault()
      if ('event' in deed) tell(deed.event)
      else focusOn(deed.focus)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

function focusOn(name: string): void {
  document.querySelector<HTMLElement>(`[data-shortcut=${name}]`)?.focus()
}
