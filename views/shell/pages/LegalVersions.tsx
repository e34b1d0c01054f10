import { useEffect, useMemo } from 'react'
import type { LegalTextId } from '../../../machines/shell/legal/legal.events.ts'
import {
  selectAreVersionsLoading,
  selectHasEarlierVersions,
  selectLegalVersions,
} from '../../../machines/shell/legalVersions/legalVersions.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './LegalPage.module.css'

/** How the document has changed, the newest version first; nothing until that is known [SEO-4]. */
export function LegalVersions({ id }: { id: LegalTextId }) {
  const text = useAreaText('shell')
  const locale = useLocale()
  const legalVersions = useAddress('legalVersions')
  useEffect(() => legalVersions.send({ type: 'legalVersions.wanted', id }), [legalVersions, id])
  const versions = useActorState(
    'legalVersions',
    useMemo(() => selectLegalVersions(id), [id]),
  )
  const hasEarlier = useActorState('legalVersions', selectHasEarlierVersions)
  const isLoading = useActorState('legalVersions', selectAreVersionsLoading)
  if (versions.length === 0) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className={style.text} aria-labelledby="versions">
      <h2 id="versions" className={style.heading}>
        {text('legal.versions')}
      </h2>
      <dl className={style.versions}>
        {versions.map(({ id: versionId, summary, validFrom }) => (
          <div key={versionId}>
            <dt>{text('legal.version', { day: day.format(validFrom) })}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      {hasEarlier && (
        <div>
          <Button
            size="small"
            isPending={isLoading}
            onPress={() => legalVersions.send({ type: 'legalVersions.moreRequested' })}
          >
            {text('legal.versions.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
