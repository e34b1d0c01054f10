import { type ReactNode, useEffect } from 'react'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import type { HoverPreviewContext } from '../../../machines/live/hoverPreview/hoverPreview.machine.ts'
import { selectHoverPreview } from '../../../machines/live/hoverPreview/hoverPreview.selectors.ts'
import { pointed } from '../../core/design/pointed.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { named } from '../../core/text/named.ts'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import type english from './hoverPreview.en.json'
import style from './Previewed.module.css'

interface Props {
  performer: ListedPerformer
  /** How they can be met now. */
  badge: ReactNode
  /** The performer's tile. */
  children: ReactNode
}

/** A tile that shows more of its performer while the pointer or the keyboard's focus rests on it [ACT-30 ACT-33]. */
export function Previewed({ performer, badge, children }: Props) {
  const { id: actorId, name } = performer
  const hoverPreview = useAddress('hoverPreview')
  const preview = useActorState('hoverPreview', (snapshot) => selectHoverPreview(snapshot, actorId))
  const enter = () => hoverPreview.send({ type: 'hoverPreview.entered', actorId })
  const leave = () => hoverPreview.send({ type: 'hoverPreview.left', actorId })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it holds is used; it shows more of that alone
    <div
      className={style.tile}
      {...pointed({ onCome: enter, onLeave: leave })}
      onFocus={({ target }) => target.matches(':focus-visible') && enter()}
      onBlur={leave}
    >
      {children}
      {preview && <Preview preview={preview} name={name} badge={badge} />}
    </div>
  )
}

interface PreviewProps extends Pick<Props, 'badge'> {
  preview: HoverPreviewContext
  name: string
}

/** Lies over the picture of the tile, and lets every press through to it; Escape puts it away. */
function Preview({ preview, name, badge }: PreviewProps) {
  const text = useAreaText('live')
  const locale = useLocale()
  const hoverPreview = useAddress('hoverPreview')
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) =>
      key === 'Escape' && hoverPreview.send({ type: 'hoverPreview.dismissed' })
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [hoverPreview])
  const { picture, facts } = preview
  const spoken = facts?.languages.map((code) => named(locale, 'language', code))
  return (
    <div className={style.preview} data-hover-preview>
      {picture !== null && <img className={style.picture} src={picture} alt="" />}
      <div className={style.badge} aria-hidden="true">
        {badge}
      </div>
      <div className={style.words}>
        <span className={style.name} aria-hidden="true">
          {name}
        </span>
        {facts && (
          <>
            <span>
              {text('hoverPreview.facts', {
                country: named(locale, 'region', facts.country),
                languages: new Intl.ListFormat(locale).format(spoken ?? []),
              })}
            </span>
            <span className={style.about}>{facts.about}</span>
          </>
        )}
      </div>
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    hoverPreview: typeof english
  }
}
