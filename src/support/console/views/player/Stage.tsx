import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { number } from '../../../../inspector/views/core/words.ts'
import { placeFrame } from '../../services/frame.service.ts'
import { usePlayer } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import styles from './Player.module.css'

interface Props {
  viewport: { width: number; height: number }
}

/** What a window was that told no size. */
const usual = { width: 1280, height: 720 }

/** The guest's page, as large as their window was, made smaller until it fits. */
export function Stage({ viewport }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const shown = usePlayer(({ context }) => context.shown)
  const failure = usePlayer(({ context }) => context.failure)
  const isAwaited = usePlayer(
    ({ context: { opened, shown: seen, index } }) =>
      opened !== null && opened.stops.positions[index] !== seen?.position,
  )
  useLayoutEffect(() => {
    if (screen.current) placeFrame(screen.current)
  }, [])
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = shown?.width || viewport.width || usual.width
  const height = viewport.height || usual.height
  const scale = Math.min(1, room.width / width, room.height / height)
  const shape: CSSProperties = { '--shape': height / width }
  const size: CSSProperties = {
    ...{ '--width': `${width}px`, '--height': `${height}px`, '--scale': scale },
    ...{ width: width * scale, height: height * scale },
  }
  return (
    <div className={styles.stage} style={shape}>
      {(isAwaited || shown === null) && !failure && <Waiting label="The picture is on its way" />}
      <div ref={place} className={styles.room}>
        <div
          ref={screen}
          className={styles.screen}
          style={size}
          data-empty={shown === null || undefined}
        />
      </div>
      <p className={styles.caption}>
        {shown?.page ? `${shown.page} · ` : ''}
        {number(width)} × {number(height)}
        {scale < 1 && scale > 0 && ` · ${Math.round(scale * 100)} %`}
      </p>
    </div>
  )
}
