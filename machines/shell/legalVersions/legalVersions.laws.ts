import type { Laws } from '../../../src/testing/laws.ts'
import type { LegalVersionsContext, legalVersionsMachine } from './legalVersions.machine.ts'

type Ask = Parameters<Laws<typeof legalVersionsMachine>[string]>[0]

/** What must be asked at this step: of another document, in another language, more of the same. */
function wantedIn({
  on,
  before,
}: Ask): (Pick<LegalVersionsContext, 'id'> & { offset: number }) | undefined {
  const { id = null, versions = [], total = 0 } = before?.context ?? {}
  const wanted = on('legalVersions.wanted')
  if (wanted) return wanted.id === id ? undefined : { id: wanted.id, offset: 0 }
  if (on('navigation.languageChanged')) return id === null ? undefined : { id, offset: 0 }
  const isMore = on('legalVersions.moreRequested')
  const areMore = before?.matches('loaded') && versions.length < total
  const isAgain = before?.matches('failed') && (isMore ?? on('recovery.retryDue'))
  return (isMore && areMore) || isAgain ? { id, offset: versions.length } : undefined
}

export const laws: Laws<typeof legalVersionsMachine> = {
  'asks for what is wanted and not known: another document, another language, more of them [SEO-4]':
    (step) => {
      const wanted = wantedIn(step)
      return (
        JSON.stringify(step.began('loadLegalVersions')) === JSON.stringify(wanted ? [wanted] : [])
      )
    },
  'is loading while it is asked': ({ after, runs }) =>
    after.matches('loading') === runs('loadLegalVersions'),
  'knows nothing yet of what is asked anew': (step) => {
    const { versions } = step.after.context
    return wantedIn(step)?.offset !== 0 || versions.length === 0
  },
  'adds what was answered to what was known, and keeps it': ({
    answered,
    began,
    before,
    after,
  }) => {
    const { versions } = after.context
    const known = before?.context.versions ?? []
    if (began('loadLegalVersions').length > 0) return true
    const answer = answered('loadLegalVersions') as { output: LegalVersionsContext } | undefined
    if (!answer) return versions === known || before === undefined
    const { total } = answer.output
    return (
      after.matches('loaded') &&
      after.context.total === total &&
      versions.length === known.length + answer.output.versions.length &&
      known.every((version, index) => versions[index] === version)
    )
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadLegalVersions') !== undefined
    return (
      told('recovery').length === (hasFailed ? 1 : 0) && (!hasFailed || after.matches('failed'))
    )
  },
}
