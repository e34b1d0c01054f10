import type { ListRef } from '../../../machines/core/list/list.selectors.ts'
import { selectListItems } from '../../../machines/core/list/list.selectors.ts'
import type {
  MediathekEntry,
  MediathekSplit,
} from '../../../machines/library/mediathek/mediathek.events.ts'
import { splitsOf } from '../../../machines/library/mediathek/mediathek.pages.ts'
import {
  selectArchived,
  selectArchiveRefusal,
  selectMediaType,
  selectMediathekList,
  selectSplit,
  selectSplitCount,
} from '../../../machines/library/mediathek/mediathek.selectors.ts'
import { PersonalArea } from '../../account/personalArea/PersonalArea.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Chip, ChipRow } from '../../core/design/Chip.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { LongGrid } from '../../core/design/LongGrid.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { Entry } from './Entry.tsx'
import style from './Mediathek.module.css'
import type english from './mediathek.en.json'
import { PinnedPhotos } from './PinnedPhotos.tsx'

const splitWords = {
  shop: 'mediathek.shop',
  pinned: 'mediathek.pinned',
  archive: 'mediathek.archive',
  feed: 'mediathek.feed',
  messenger: 'mediathek.messenger',
  clips: 'mediathek.clips',
  audio: 'mediathek.audio',
} as const satisfies Record<MediathekSplit, TextKey>

const selectEntries = selectListItems<MediathekEntry>

/** What the guest has of videos or of photos, part by part [MYA-2 MYA-3 MYA-4]. */
export function Page() {
  const text = useAreaText('library')
  const mediaType = useActorState('mediathek', selectMediaType)
  const isVideo = mediaType === 'VIDEO'
  const title = text(isVideo ? 'mediathek.videos' : 'mediathek.photos')
  return (
    <PersonalRoom title={title}>
      <PersonalArea
        title={title}
        lead={text(isVideo ? 'mediathek.videos.lead' : 'mediathek.photos.lead')}
      >
        <Splits />
        <ArchiveNotice />
        <Split />
      </PersonalArea>
    </PersonalRoom>
  )
}

/** The parts, each with how much it has. */
function Splits() {
  const text = useAreaText('library')
  const mediathek = useAddress('mediathek')
  const mediaType = useActorState('mediathek', selectMediaType)
  const shown = useActorState('mediathek', selectSplit)
  const list = useActorState('mediathek', selectMediathekList)
  return (
    <ChipRow label={text('mediathek.splits')}>
      {splitsOf[mediaType].map((split) => (
        <Chip
          key={split}
          isSelected={split === shown}
          onPress={() => mediathek.send({ type: 'mediathek.splitChosen', split })}
        >
          <SplitWords split={split} list={list} />
        </Chip>
      ))}
    </ChipRow>
  )
}

function SplitWords({ split, list }: { split: MediathekSplit; list: ListRef }) {
  const text = useAreaText('library')
  const count = useSelector(list, selectSplitCount(split))
  const words = text(splitWords[split])
  return count === null ? words : text('mediathek.counted', { words, count })
}

/** What was put away, with the way back, or why it was not. */
function ArchiveNotice() {
  const text = useAreaText('library')
  const mediathek = useAddress('mediathek')
  const done = useActorState('mediathek', selectArchived)
  const refusal = useActorState('mediathek', selectArchiveRefusal)
  const close = {
    words: text('mediathek.close'),
    onPress: () => mediathek.send({ type: 'mediathek.noticeClosed' }),
  }
  if (refusal) {
    const words = refusal === 'notOwned' ? 'mediathek.notOwned' : 'mediathek.archive.failed'
    return (
      <Notice tone="bad" role="alert" close={close}>
        {text(words)}
      </Notice>
    )
  }
  if (!done) return null
  const { id, isArchived } = done
  return (
    <Notice
      tone="good"
      role="status"
      close={close}
      action={
        <Button
          size="small"
          onPress={() =>
            mediathek.send({ type: 'mediathek.archiveRequested', id, isArchived: !isArchived })
          }
        >
          {text('mediathek.undo')}
        </Button>
      }
    >
      {text(isArchived ? 'mediathek.archived' : 'mediathek.restored')}
    </Notice>
  )
}

function Split() {
  const mediaType = useActorState('mediathek', selectMediaType)
  const split = useActorState('mediathek', selectSplit)
  const list = useActorState('mediathek', selectMediathekList)
  return (
    <div className={style.split}>
      <Entries key={`${list.sessionId} ${mediaType} ${split}`} list={list} split={split} />
      {mediaType === 'PHOTO' && split === 'pinned' && <PinnedPhotos />}
    </div>
  )
}

function Entries({ list, split }: { list: ListRef; split: MediathekSplit }) {
  const text = useAreaText('library')
  const href = useHref()
  const mediaType = useActorState('mediathek', selectMediaType)
  const entries = useSelector(list, selectEntries)
  const name = mediaType === 'VIDEO' ? 'videos' : 'photos'
  return (
    <ListFrame
      list={list}
      waiting={text('mediathek.loading')}
      empty={
        <EmptyState
          icon={mediaType === 'VIDEO' ? 'video' : 'photo'}
          title={text('mediathek.empty.title')}
          action={
            <ButtonLink href={href({ name, params: {} })}>{text('mediathek.toShop')}</ButtonLink>
          }
        >
          {text('mediathek.empty')}
        </EmptyState>
      }
    >
      <LongGrid
        of="rows"
        label={text(splitWords[split])}
        items={entries}
        draw={drawEntry}
        owner={list}
      />
    </ListFrame>
  )
}

const drawEntry = (entry: MediathekEntry) => <Entry entry={entry} />

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    mediathek: typeof english
  }
}
