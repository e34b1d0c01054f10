import type { PointerEvent } from 'react'

interface Told {
  onCome?: () => void
  onLeave?: () => void
}

type OfElement = PointerEvent<HTMLElement>

/**
 * What an element needs to know that the guest has moved the pointer (no finger) to it. It is marked as
 * `data-pointed` as long as the pointer is there. What is scrolled below a pointer at rest is `:hover` but not
 * pointed at, so that of many things none is drawn anew as it passes.
 * @param told called when the pointer has come, and when it leaves after that
 */
export function pointed({ onCome, onLeave }: Told = {}) {
  return {
    onPointerMove({ currentTarget: { dataset }, pointerType }: OfElement) {
      if (pointerType === 'touch' || dataset.pointed !== undefined) return
      dataset.pointed = ''
      onCome?.()
    },
    onPointerLeave({ currentTarget: { dataset } }: OfElement) {
      if (dataset.pointed === undefined) return
      delete dataset.pointed
      onLeave?.()
    },
  }
}
