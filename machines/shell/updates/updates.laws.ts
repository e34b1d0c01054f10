import type { Laws } from '../../../src/testing/laws.ts'
import type { updatesMachine } from './updates.machine.ts'

type Happening = Parameters<Laws<typeof updatesMachine>[string]>[0]

/** The page is loaded again: the guest took the newer build and it is there, or its own code is gone. */
function isReloadDue({ on, before, fired }: Happening): boolean {
  if (on('updates.buildReplaced')) return !before?.matches('reloading')
  const hasTakenOver = fired || on('updates.versionTookOver') !== undefined
  if (before?.matches('installing')) return hasTakenOver
  return before?.matches('superseded') === true && on('updates.installRequested') !== undefined
}

export const laws: Laws<typeof updatesMachine> = {
  'begins up to date': ({ before, after }) => before !== undefined || after.matches('upToDate'),
  'looks out for newer builds all the time': ({ runs }) => runs('serviceWorker'),
  'announces a newer build, unless it is taken already': ({ on, before, after }) => {
    const isTaken = ['installing', 'superseded', 'reloading'].includes(before?.value ?? '')
    if (!on('updates.versionReady')) return true
    return isTaken ? after.value === before?.value : after.matches('versionReady')
  },
  'takes the newer build when the guest says so, for 4 s at most': ({
    on,
    before,
    after,
    told,
    delays,
  }) => {
    const isTaken = before?.matches('versionReady') && on('updates.installRequested') !== undefined
    const types = told('serviceWorker').map(({ type }) => type)
    return (
      types.includes('updates.activationSubmitted') === Boolean(isTaken) &&
      delays.join() === (isTaken ? '4000' : '') &&
      (!isTaken || after.matches('installing'))
    )
  },
  'loads the page again when a newer build was taken, or its code is gone, and never else': (
    step,
  ) => {
    const isDue = isReloadDue(step)
    const types = step.told('payTour').map(({ type }) => type)
    return (
      types.join() === (isDue ? 'updates.reloadDue' : '') &&
      (!isDue || step.after.matches('reloading'))
    )
  },
  'does nothing more once it is loaded again': ({ before, after, addressees }) =>
    !before?.matches('reloading') || (after.matches('reloading') && addressees.length === 0),
  'the guest may put it off': ({ on, before, after }) => {
    const isAnnounced = before?.matches('versionReady') || before?.matches('superseded')
    if (on('updates.postponed')) return after.value === (isAnnounced ? 'postponed' : before?.value)
    return !after.matches('postponed') || before?.matches('postponed') === true
  },
  'says that another tab took the newer build': ({ on, before, after }) => {
    const isOwn = before?.matches('installing') || before?.matches('reloading')
    const isOther = on('updates.versionTookOver') !== undefined && !isOwn
    return after.matches('superseded')
      ? isOther || before?.matches('superseded') === true
      : !isOther
  },
  'asks whether the server has another build when code is missed': ({ on, before, told }) => {
    const missed = before?.matches('reloading') ? undefined : on('updates.codeMissed')
    const builds = told('serviceWorker').map((event) => event.build)
    return !missed || builds.join() === missed.build
  },
}
