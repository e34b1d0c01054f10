import { useEffect, useRef } from 'react'
import { useSay } from './Announcer.tsx'

/**
 * Has words read out whenever they change while they are shown; the first ones are read where they
 * stand.
 * @param words undefined says nothing
 */
export function useSayChange(words: string | undefined): void {
  const say = useSay()
  const shown = useRef(words)
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    if (words) say(words)
  }, [words, say])
}
