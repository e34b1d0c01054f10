import type { Laws } from '../../../src/testing/laws.ts'
import { performerAt } from '../actorProfile/actorProfile.sections.ts'
import type { exitIntentMachine } from './exitIntent.machine.ts'

export const laws: Laws<typeof exitIntentMachine> = {
  'knows whether a visitor is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('isVisitor')
    return after.context.isVisitor === !guest.isLoggedIn
  },
  'knows whether the page is that of a performer': ({ on, before, after, changed }) => {
    const path = on('navigation.pageEntered')?.path
    if (path === undefined) return !before || !changed.includes('isAtPerformer')
    return after.context.isAtPerformer === (performerAt(path) !== null)
  },
  'decides at once': ({ after }) => !after.matches('deciding'),
  'watches the pointer of visitors at performers, until the box was shown': ({ after, runs }) => {
    const { isVisitor, isAtPerformer, isShown } = after.context
    return runs('watchPointer') === (isVisitor && isAtPerformer && !isShown)
  },
  'asks to stay when the pointer leaves, never while the guest is busy [MOD-6]': ({
    on,
    before,
    told,
  }) => {
    const left = on('exitIntent.pointerLeft')
    const isAsked = left && !left.isBusy && before?.matches('watching')
    return told('modals').length === (isAsked ? 1 : 0)
  },
  'asks once a page load and day: it is kept that it did': ({ before, after, told }) => {
    const isNew = before !== undefined && after.context.isShown && !before.context.isShown
    return told('modals').length === Number(isNew) && told('storage').length === Number(isNew)
  },
}
