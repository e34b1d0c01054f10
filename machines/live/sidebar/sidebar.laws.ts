import type { Laws } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { sidebarMachine } from './sidebar.machine.ts'

export const laws: Laws<typeof sidebarMachine> = {
  'asks with each page that shows it, where it is not asked for already [SEO-6]': ({
    on,
    before,
    began,
  }) =>
    !on('sidebar.wanted') || began('loadSidebar').length === (before?.matches('loading') ? 0 : 1),
  'asks in another language once it has asked in one': ({ on, before, began }) =>
    !on('navigation.languageChanged') ||
    began('loadSidebar').length === Number(before?.matches('loading') || before?.matches('loaded')),
  'asks again when that is due after a failure': ({ on, before, began }) =>
    !on('recovery.retryDue') || began('loadSidebar').length === Number(before?.matches('failed')),
  'begins without asking': ({ before, runs }) => before !== undefined || !runs('loadSidebar'),
  'shows what was answered last, whatever is asked meanwhile': ({
    answered,
    after,
    changed,
    before,
  }) => {
    const answer = answered('loadSidebar')
    if (!answer) return !before || changed.length === 0
    return after.context.groups === answer.output && after.matches('loaded')
  },
  'a failure is told those who try again': isToldWhenFailed('loadSidebar'),
}
