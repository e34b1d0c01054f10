import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { guest } from '../fixtures/account/guest.fixtures.ts'
import type { AppWalkOptions } from '../fixtures/core/app.fixtures.ts'
import { appConfig } from '../fixtures/core/appConfig.fixtures.ts'
import { appSlots, partsWith } from '../fixtures/core/slots.fixtures.ts'
import { answeredSlot, walkClock } from '../fixtures/core/walk.fixtures.ts'
import type { Address, Addresses } from '../machines/core/address.ts'
import { setFold } from '../machines/core/clock.ts'
import type { AppConfig, BootFailure } from '../machines/shell/app/app.events.ts'
import { createApp } from '../machines/shell/app/app.machine.ts'
import type { LegalTextId } from '../machines/shell/legal/legal.events.ts'
import { modalIds } from '../machines/shell/modals/modals.events.ts'
import type { ModalLoad } from '../machines/shell/modals/modals.machine.ts'
import {
  type PageName,
  pathOf,
  type Route,
  routeNames,
  shapeOf,
} from '../machines/shell/navigation/routes.ts'
import { bareParts, completeApp } from '../src/areas/all.ts'
import { EventLog, type RecordedLog, record, replay } from '../src/engine/index.ts'
import { atLeast, compare, type Figure } from './measure.ts'

const walks = 200
const scrollRest = 200
const paths = routeNames
  .filter((name) => !shapeOf(name, 'en').includes('{'))
  .slice(0, 20)
  .map((name) => pathOf({ name, params: {} } as Route, 'en'))
const modals = modalIds.slice(0, 10)

/** Answers come in microtasks, so that no time is spent on waiting for them. */
function answer<TOutput, TInput = NonReducibleUnknown>(output: TOutput) {
  const { calls, call } = answeredSlot<TOutput, TInput>()
  return { logic: fromPromise<TOutput, TInput>(async () => output), calls, call }
}

/** Until what was answered has been folded. */
async function pause(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

/** The whole app, walked again and again through 20 routes and 10 modal boxes. */
async function walk(create: NonNullable<AppWalkOptions['create']>, turns: number): Promise<void> {
  const clock = walkClock(setFold)
  const visitor = guest({ id: null, isLoggedIn: false })
  const slots = {
    ...appSlots({ address: '/en/' }),
    loadConfig: answer<AppConfig | BootFailure>(appConfig()),
    loadSession: answer({ guest: visitor, expiresIn: 600 }),
    loadPage: answer<void, { page: PageName }>(undefined),
    loadModal: answer<boolean, ModalLoad>(true),
    loadLegalText: answer<string, { id: LegalTextId }>('Terms'),
  }
  const machine = createApp(partsWith(slots, bareParts()))
  const actor = create(machine, { clock, systemId: 'app', input: { language: 'en' } }).start()
  await pause()

  async function tell<T extends Address>(address: T, event: Addresses[T]): Promise<void> {
    actor.system.get(address)?.send(event)
    await pause()
  }
  for (let turn = 0; turn < turns; turn++) {
    for (const path of paths) {
      await tell('navigation', { type: 'navigation.pathRequested', path })
      clock.step(scrollRest)
    }
    for (const id of modals) {
      await tell('modals', { type: 'modals.openRequested', id })
      await tell('modals', { type: 'modals.closeRequested' })
    }
  }
}

/** Records some turns of the walk. */
export async function walkRecorded(turns: number): Promise<RecordedLog> {
  let log: RecordedLog | undefined
  await walk((machine, options) => {
    const recording = record(machine, { ...options, onFold: setFold })
    log = recording.log
    return recording.actor
  }, turns)
  return log as RecordedLog
}

/** How fast a walk through pages and modal boxes is replayed, over the same walk live. */
export async function measureWalk(): Promise<Figure[]> {
  const log = EventLog.parse((await walkRecorded(walks)).toNDJSON())
  const live = () => walk(createActor, walks)
  const { cpu, wall } = await compare(live, () => {
    const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
    replayed.run()
    if (replayed.divergence) throw new Error('the replay is not the recording')
  })
  const name = `replay of ${walks} walks through 20 routes and 10 modals (${log.entries.length} inputs)`
  return [
    atLeast(0.9, { name, value: cpu, unit: 'times the speed' }),
    { name: `${name}, on the wall`, value: wall, unit: 'times the speed' },
  ]
}
