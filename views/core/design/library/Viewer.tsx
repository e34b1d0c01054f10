import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Modal } from '../Modal.tsx'
import { Picture } from '../Picture.tsx'
import { pictureSources } from '../picture.ts'
import style from './Viewer.module.css'

export interface ViewedPicture {
  id: string
  /** Address, without its size. */
  picture: string
  /** What is seen. */
  words: string
  /** Width by height of a picture whose address is whole; others are squares. */
  ratio?: number
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
  /** What can be done with the picture that is seen: an `IconButton`. */
  action?: ReactNode
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

/** A square as large as the screen lets it be. */
const sizes = '100vmin'

/** How far a finger goes before it turns the page, in px. */
const swipe = 48

/**
 * One picture on the whole screen; keys, swipes and buttons go on, and it can be seen larger. Those beside it
 * are loaded already.
 */
export function Viewer(props: Props) {
  const { title, pictures, at, onMove, onClose, container, action, words } = props
  const [zoomed, setZoomed] = useState<number>()
  const from = useRef<number>(undefined)
  const shown = pictures[at]
  const isZoomed = zoomed === at
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isZoomed && frame.current) showMiddle(frame.current)
  }, [isZoomed])
  const last = pictures.length - 1
  const moveTo = (other: number) => {
    if (other !== at && pictures[other]) onMove(other)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isZoomed) return
    if (key === 'ArrowLeft') moveTo(at - 1)
    if (key === 'ArrowRight') moveTo(at + 1)
    if (key === 'Home') moveTo(0)
    if (key === 'End') moveTo(last)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const way = from.current === undefined ? 0 : clientX - from.current
    from.current = undefined
    if (!isZoomed && Math.abs(way) >= swipe) moveTo(way < 0 ? at + 1 : at - 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the dialog bubble to where it is drawn
    <div role="presentation" onKeyDown={onKeyDown}>
      <Modal title={title} closeLabel={words.close} onClose={onClose} container={container} isBare>
        <div className={style.viewer} data-theme="dark">
          <div
            ref={frame}
            className={classes(style.frame, isZoomed && style.zoomed)}
            role="img"
            aria-label={shown?.words ?? ''}
            tabIndex={isZoomed ? 0 : undefined}
            onPointerDown={({ clientX }) => {
              from.current = clientX
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              from.current = undefined
            }}
            onDoubleClick={() => setZoomed(isZoomed ? undefined : at)}
          >
            {shown && (
              <div className={style.picture} style={{ '--ratio': shown.ratio ?? 1 }}>
                {shown.ratio === undefined ? (
                  <Picture address={shown.picture} shape="square" alt="" sizes={sizes} isFirst />
                ) : (
                  <Whole key={shown.id} address={shown.picture} />
                )}
              </div>
            )}
          </div>
          <div className={style.bar}>
            <IconButton
              icon="chevronLeft"
              label={words.previous}
              aria-disabled={at === 0}
              onPress={() => moveTo(at - 1)}
            />
            <p className={style.place} role="status">
              {words.place}
            </p>
            <IconButton
              icon="chevronRight"
              label={words.next}
              aria-disabled={at === last}
              onPress={() => moveTo(at + 1)}
            />
            <IconButton
              icon={isZoomed ? 'minus' : 'plus'}
              label={isZoomed ? words.zoomOut : words.zoomIn}
              onPress={() => setZoomed(isZoomed ? undefined : at)}
            />
            {action}
          </div>
          {[pictures[at - 1], pictures[at + 1]].map(
            (beside) => beside && <Awaited key={beside.id} {...beside} />,
          )}
        </div>
      </Modal>
    </div>
  )
}

function showMiddle(frame: HTMLElement): void {
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2
}

/** Loads a picture in the size in which it will be seen, and shows nothing. */
function Awaited({ picture, ratio }: ViewedPicture) {
  const sources = ratio === undefined ? pictureSources(picture) : { src: picture }
  return <img {...sources} sizes={sizes} alt="" hidden />
}

/** A picture of any shape, with a drawing when it does not come. */
function Whole({ address }: { address: string }) {
  const [isLacking, setIsLacking] = useState(false)
  if (isLacking) return <Icon name="photo" />
  return <img src={address} alt="" decoding="async" onError={() => setIsLacking(true)} />
}
