import type { Laws } from '../../../src/testing/laws.ts'
import type { unsentReportsMachine } from './unsentReports.machine.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof unsentReportsMachine> = {
  'asks nothing while no report was given up': ({ after }) =>
    after.matches('none') === (after.context.ids.length === 0),
  'asks about each report that is given up, unless some are just deleted': ({
    on,
    before,
    after,
  }) => {
    const given = on('unsentReports.reportGivenUp')
    if (!given) return true
    const isDeleting = before?.matches('deleting') === true
    return (
      after.context.ids.includes(given.id) &&
      after.context.ids.length === new Set([...(before?.context.ids ?? []), given.id]).size &&
      after.matches(isDeleting ? 'deleting' : 'offered')
    )
  },
  'the guest may have them sent again': ({ on, before, after, told }) => {
    const isWanted = before?.matches('offered') && on('unsentReports.retryRequested')
    const ids = told('reportUpload').map(({ id }) => id)
    return (
      same(ids, isWanted ? before?.context.ids : []) &&
      (!isWanted || after.context.ids.length === 0)
    )
  },
  'the guest may have them deleted': ({ on, before, began, runs, after }) => {
    const isWanted = before?.matches('offered') && on('unsentReports.deleteRequested')
    const expected = isWanted ? [{ ids: before?.context.ids }] : []
    return (
      same(began('deleteReports'), expected) && runs('deleteReports') === after.matches('deleting')
    )
  },
  'the guest may let them lie': ({ on, before, after }) => {
    const isPut = before?.matches('offered') && on('unsentReports.answerPostponed')
    const stays = before?.matches('postponed') === true && !on('unsentReports.reportGivenUp')
    return after.matches('postponed') === (stays || Boolean(isPut))
  },
  'those that are deleted are gone, and their dialog is told': ({
    answered,
    before,
    after,
    told,
  }) => {
    const gone = (answered('deleteReports')?.output ?? []) as readonly string[]
    const ids = told('report').map(({ id }) => id)
    const rest = before?.context.ids.filter((id) => !gone.includes(id)) ?? []
    return same(ids, gone) && (!answered('deleteReports') || same(after.context.ids, rest))
  },
  'asks calmly, and says so where they could not be deleted': ({ failed, before, after }) => {
    const wasAsked = before?.matches('offered') && before.matches({ offered: 'notDeleted' })
    const hasFailed = failed('deleteReports') !== undefined
    const isSaid = after.matches({ offered: 'notDeleted' })
    return hasFailed ? isSaid : !isSaid || wasAsked === true
  },
  'says why the store refused one until the guest has read it': ({ on, before, after }) => {
    const refused = on('unsentReports.reportRefused')?.code
    const read = on('unsentReports.refusalClosed') ? null : before?.context.refusal
    return after.context.refusal === (refused ?? read)
  },
}
