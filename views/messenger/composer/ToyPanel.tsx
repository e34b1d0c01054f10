import { selectComposerChannel } from '../../../machines/messenger/composer/composer.selectors.ts'
import type { ToyControl } from '../../../machines/messenger/gifts/gifts.events.ts'
import {
  selectToyControls,
  selectToyControlsProgress,
} from '../../../machines/messenger/gifts/gifts.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import type { ComposerActor } from './composerActor.ts'
import { GiftPicture } from './GiftPicture.tsx'
import panel from './Panel.module.css'
import style from './ToyPanel.module.css'
import { Wanted } from './Wanted.tsx'

interface Props {
  composer: ComposerActor
  onChoose: (toy: ToyControl) => void
}

/** What moves the actor's toy, with how long and for how much [GFT-2]. */
export function ToyPanel({ composer, onChoose }: Props) {
  const text = useAreaText('messenger')
  const { actorName: name, isActorOnline } = useSelector(composer, selectComposerChannel)
  const toys = useStateOfLater('gifts', selectToyControls, none)
  const progress = useStateOfLater('gifts', selectToyControlsProgress, 'unknown')
  return (
    <div className={panel.panel}>
      <h2 className={panel.title}>{text('composer.toy')}</h2>
      {isActorOnline ? (
        <Wanted
          progress={progress}
          loading="composer.toys.loading"
          failed="composer.toys.failed.title"
          skeleton={<ToysSkeleton />}
        >
          <Toys toys={toys} onChoose={onChoose} />
        </Wanted>
      ) : (
        <div className={panel.state}>
          <EmptyState icon="moon" title={text('composer.toys.away.title', { name })}>
            {text('composer.toys.away', { name })}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

const none: readonly [] = []

function Toys({ toys, onChoose }: { toys: readonly ToyControl[]; onChoose: Props['onChoose'] }) {
  const text = useAreaText('messenger')
  if (toys.length === 0) {
    return (
      <div className={panel.state}>
        <EmptyState icon="bolt" title={text('composer.toys.empty.title')}>
          {text('composer.toys.empty')}
        </EmptyState>
      </div>
    )
  }
  return (
    <ul className={`${panel.scroll} ${style.list}`}>
      {toys.map((toy) => (
        <li key={toy.id}>
          <button type="button" className={style.toy} onClick={() => onChoose(toy)}>
            <GiftPicture address={toy.imageUrl} alt="" size={44} icon="bolt" />
            <span className={style.words}>
              <span className={style.name}>{toy.displayName}</span>
              <span className={style.duration}>
                {text('composer.toy.seconds', { count: toy.duration })}
                {toy.random && `, ${text('composer.toy.chance')}`}
              </span>
            </span>
            <span className={style.price}>
              <Icon name="coin" />
              {text('composer.coins', { count: toy.price })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function ToysSkeleton() {
  return (
    <div className={`${panel.scroll} ${style.list}`}>
      {['60%', '45%', '52%', '40%'].map((width) => (
        <div key={width} className={style.toy}>
          <Skeleton width="44px" height="44px" />
          <span className={style.words}>
            <Skeleton width={width} height="0.9rem" />
            <Skeleton width="30%" height="0.7rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
