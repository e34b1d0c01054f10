import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Modal } from '../Modal.tsx'
import { Slide } from './Slide.tsx'
import { useGestures } from './useGestures.ts'
import style from './Viewer.module.css'

export interface ViewedPicture {
  id: string
  /** Address, without its size. */
  picture: string
  /** What is seen. */
  words: string
  /** Width by height; a square without it. */
  ratio?: number
  /** Whether the address is whole: there is only one size. */
  isWhole?: boolean
  /** Whether it did not come, where that is known. */
  isLacking?: boolean
  /** How often it was tried again. */
  tries?: number
}

interface Props {
  title: string
  pictures: readonly ViewedPicture[]
  /** Which one is seen, from 0. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
  /** Where it is put; at the end of the body without it. */
  container?: Element
  /** What can be done with the picture that is seen: `IconButton`s. */
  action?: ReactNode
  /** After the last picture: what opens others. It has the place that follows them. */
  rest?: { words: string; children: ReactNode } | undefined
  /** How much larger than its frame the picture is; the viewer knows itself without it. */
  zoom?: { scale: number; onScale: (scale: number) => void }
  onLack?: (id: string) => void
  /** Lets a picture that did not come be tried again. */
  again?: { words: string; lacking: string; onPress: (id: string) => void }
  words: {
    close: string
    previous: string
    next: string
    zoomIn: string
    zoomOut: string
    /** Such as “3 of 12”. */
    place: string
  }
}

/** How much larger a press makes it. */
const larger = 2.5

/**
 * One picture on the whole screen; keys, swipes and buttons go on, and two fingers, a double press or a button make
 * it larger. Those beside it are there already.
 */
export function Viewer(props: Props) {
  const { title, pictures, at, onMove, onClose, container, action, rest, words } = props
  const own = useOwnZoom(at)
  const { scale, onScale } = props.zoom ?? own
  const last = pictures.length - (rest ? 0 : 1)
  const isZoomed = scale > 1
  const seen = pictures[at]
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (scale > 1 && frame.current) showMiddle(frame.current)
  }, [scale])
  const moveTo = (other: number) => {
    if (other !== at && other >= 0 && other <= last) onMove(other)
  }
  const gestures = useGestures({ track, at, last, scale, onMove: moveTo, onScale })
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === '+') onScale(larger)
    if (key === '-') onScale(1)
    if (isZoomed && target === frame.current) return
    if (key === 'ArrowLeft') moveTo(at - 1)
    if (key === 'ArrowRight') moveTo(at + 1)
    if (key === 'Home') moveTo(0)
    if (key === 'End') moveTo(last)
  }
  const around = isZoomed ? [at] : [at - 1, at, at + 1]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog bubble to where it is drawn
    <div role="presentation" onKeyDown={onKeyDown}>
      <Modal title={title} closeLabel={words.close} onClose={onClose} container={container} isBare>
        <div className={style.viewer} data-theme="dark">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
          <div
            ref={frame}
            className={classes(style.frame, isZoomed && style.zoomed)}
            {...(seen && !seen.isLacking && { role: 'img', 'aria-label': seen.words })}
            style={{ '--zoom': scale }}
            tabIndex={isZoomed ? 0 : undefined}
            {...gestures}
            onDoubleClick={() => seen && onScale(isZoomed ? 1 : larger)}
          >
            <div ref={track} className={style.track}>
              {around.map((place) => {
                const picture = pictures[place]
                if (!picture) return null
                return (
                  <div
                    key={picture.id}
                    className={style.slide}
                    style={{ '--place': place - at }}
                    data-beside={place !== at || undefined}
                    aria-hidden={place !== at || undefined}
                  >
                    <Slide
                      picture={picture}
                      isSeen={place === at}
                      onLack={props.onLack}
                      again={props.again}
                    />
                  </div>
                )
              })}
              {rest && at >= pictures.length - 1 && !isZoomed && (
                <div
                  className={style.slide}
                  style={{ '--place': pictures.length - at }}
                  inert={at < pictures.length}
                >
                  {rest.children}
                </div>
              )}
            </div>
          </div>
          <div className={style.bar}>
            <IconButton
              icon="chevronLeft"
              label={words.previous}
              aria-disabled={at === 0}
              onPress={() => moveTo(at - 1)}
            />
            <p className={style.place} role="status">
              {seen ? words.place : rest?.words}
            </p>
            <IconButton
              icon="chevronRight"
              label={words.next}
              aria-disabled={at === last}
              onPress={() => moveTo(at + 1)}
            />
            {seen && (
              <IconButton
                icon={isZoomed ? 'minus' : 'plus'}
                label={isZoomed ? words.zoomOut : words.zoomIn}
                onPress={() => onScale(isZoomed ? 1 : larger)}
              />
            )}
            {seen && action}
          </div>
        </div>
      </Modal>
    </div>
  )
}

/** The zoom of a viewer whose owner keeps none: that of another picture begins anew. */
function useOwnZoom(at: number) {
  const [zoom, setZoom] = useState({ at, scale: 1 })
  return {
    scale: zoom.at === at ? zoom.scale : 1,
    onScale: (scale: number) => setZoom({ at, scale: Math.min(4, Math.max(1, scale)) }),
  }
}

function showMiddle(frame: HTMLElement): void {
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2
}
