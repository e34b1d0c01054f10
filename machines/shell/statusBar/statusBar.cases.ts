import type { Cases } from '../../../src/testing/cases.ts'
import { identified, pushed } from '../../core/shared.cases.ts'
import { laws } from './statusBar.laws.ts'
import { type StatusBarContext, statusBarMachine } from './statusBar.machine.ts'

export const cases: Cases<typeof statusBarMachine> = {
  machine: statusBarMachine,
  inputs: [{ flags: 'mailnotverified:unverified', welcomeSeen: undefined }],
  events: {
    'guest.identified': identified,
    'push.avsPending': [{}],
    'push.avsRejected': [pushed('avsRejected')],
    'push.avsRevoked': [{}],
    'push.avsSet': [{}],
    'push.guestEmailVerified': [{}],
    'statusBar.removeRequested': [{ bar: 'noavs' }, { bar: 'error' }],
    'statusBar.showRequested': [{ bar: 'error' }, { bar: 'automaticrecharge' }],
  },
  answers: {},
  project: ({ context }) => {
    const { isVisitor, requested, wasHereBefore } = context as StatusBarContext
    return [isVisitor, wasHereBefore, requested.includes('error')]
  },
  laws,
}
