import {
  selectPreviewHost,
  selectPreviewMinutes,
  selectPreviewProgress,
} from '../../../machines/live/freePreview/freePreview.selectors.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import type english from './freePreview.en.json'

/** What stands in the box of the free preview: the offer, and what came of it [ACT-40]. */
export function FreePreviewBody() {
  const text = useAreaText('live')
  const host = useStateOfLater('freePreview', selectPreviewHost, null)
  const progress = useStateOfLater('freePreview', selectPreviewProgress, 'unoffered')
  const minutes = useStateOfLater('freePreview', selectPreviewMinutes, 0)
  const name = host?.actorName ?? ''
  if (progress === 'given') {
    return (
      <Notice tone="good" role="status">
        {text('freePreview.given', { name, minutes })}
      </Notice>
    )
  }
  if (progress === 'refused') return <Notice role="status">{text('freePreview.refused')}</Notice>
  return (
    <>
      <p>{host ? text('freePreview.words', { name }) : text('freePreview.words.anybody')}</p>
      {progress === 'failed' && (
        <Notice tone="bad" role="alert">
          {text('freePreview.failed')}
        </Notice>
      )}
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    freePreview: typeof english
  }
}
