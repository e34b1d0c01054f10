import {
  selectHasNewNote,
  selectNote,
  selectNoteProgress,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ActorProfile.module.css'
import { PartFailed } from './PartFailed.tsx'

/** The longest note that the platform keeps. */
const longest = 1_000

/** What the guest wants to remember about a performer [ACT-13 ACT-28 ACT-29]. */
export function NoteForm({ name }: { name: string }) {
  const text = useAreaText('live')
  return (
    <section className={style.part} aria-labelledby="note">
      <SectionHeading id="note">{text('actorProfile.note')}</SectionHeading>
      <Note name={name} />
    </section>
  )
}

function Note({ name }: { name: string }) {
  const text = useAreaText('live')
  const address = useAddress('actorProfile')
  const progress = useActorState('actorProfile', selectNoteProgress)
  const comment = useActorState('actorProfile', selectNote)
  const hasNew = useActorState('actorProfile', selectHasNewNote)
  if (progress === 'forGuestsAlone') return <p>{text('actorProfile.note.visitor')}</p>
  if (progress === 'loading') return <Skeleton width="100%" height="9rem" />
  if (progress === 'failed') return <PartFailed words={text('actorProfile.note.failed')} />
  return (
    <form
      className={style.note}
      onSubmit={(event) => {
        event.preventDefault()
        address.send({ type: 'actorProfile.noteSaveRequested' })
      }}
    >
      <TextField
        isLong
        label={text('actorProfile.note.label', { name })}
        hint={text('actorProfile.note.hint')}
        value={comment}
        maxLength={longest}
        onChange={(typed) => address.send({ type: 'actorProfile.noteChanged', comment: typed })}
      />
      {progress === 'notSaved' && (
        <Notice tone="bad" role="alert">
          {text('actorProfile.note.notSaved')}
        </Notice>
      )}
      <div className={style.saving}>
        <Button type="submit" isPending={progress === 'saving'} isDisabled={!hasNew}>
          {text('actorProfile.note.save')}
        </Button>
        <span role="status">
          {progress === 'saved' && !hasNew && text('actorProfile.note.saved')}
        </span>
      </div>
    </form>
  )
}
