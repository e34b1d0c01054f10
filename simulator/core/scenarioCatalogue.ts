import type { FaultName, FaultParams } from './faultCatalogue.ts'

/** Puts a fault on as the fault board takes it; one that strikes once strikes. */
type SwitchOn = {
  [N in FaultName]: { does: 'switchOn'; fault: N; params: FaultParams<N> }
}[FaultName]

/** What is done to all guests or to one. */
type CommonAction =
  | SwitchOn
  | { does: 'switchOff'; fault: FaultName }
  | { does: 'comeOnline' | 'goOffline' }

const guestActions = [
  'write',
  'sendGift',
  'startShow',
  'endShow',
  'pay',
  'beginAgeCheck',
  'acceptAgeCheck',
] as const
/** What is done to one guest at a time. */
type GuestAction =
  | { does: Exclude<(typeof guestActions)[number], 'pay'> }
  | { does: 'pay'; coins: number }

export type ScenarioAction = CommonAction | GuestAction

/** Something that happens in a scenario. */
export interface ScenarioStep {
  /** Milliseconds after the scenario's start, never less than the step before. */
  at: number
  /** What happens, for people. */
  says: string
  action: ScenarioAction
}

/** A named list of steps. What it has switched on is switched off as it ends. */
export interface Scenario {
  title: string
  /** What the app is put to, and what to look at. */
  describe: string
  /** Milliseconds from start to end. */
  lasts: number
  steps: readonly ScenarioStep[]
}

const second = 1_000
const step = (after: number, says: string, action: ScenarioAction): ScenarioStep => ({
  at: after * second,
  says,
  action,
})
const on = <N extends FaultName>(fault: N, params: FaultParams<N>) =>
  ({ does: 'switchOn', fault, params }) as SwitchOn
const off = (fault: FaultName): ScenarioAction => ({ does: 'switchOff', fault })
const does = (name: Exclude<ScenarioAction['does'], 'switchOn' | 'switchOff' | 'pay'>) => ({
  does: name,
})
const pay = (coins: number): ScenarioAction => ({ does: 'pay', coins })

/** Every scenario there is, in the order in which they are offered. Times are in seconds. */
export const scenarioCatalogue = {
  connectionDiesWhilePaying: {
    title: 'The connection dies while paying',
    describe:
      'A payment is booked while nothing reaches the guest. Once the connection is back the balance ' +
      'must be right without a reload.',
    lasts: 20 * second,
    steps: [
      step(0, 'No connection is let in', on('refuseConnections', { status: 503 })),
      step(0, 'Plain requests fail', on('httpStatus', { path: '/*', status: 503 })),
      step(0, 'The connection drops without a word', on('closeNow', { code: 1006 })),
      step(4, '100 coins are paid for and booked', pay(100)),
      step(12, 'Plain requests are answered', off('httpStatus')),
      step(12, 'Connections are let in', off('refuseConnections')),
    ],
  },
  answerOfPaymentIsLost: {
    title: 'The answer to a payment is lost',
    describe:
      'The next order in the payment client is booked, and its answer does not come. Pay within two ' +
      'minutes: it must be booked once, and the guest be told so.',
    lasts: 120 * second,
    steps: [
      step(
        0,
        'The next order will be booked and not answered',
        on('payClient', { kind: 'timeoutAfterBooking', next: 1 }),
      ),
    ],
  },
  tenPerformersComeOnline: {
    title: 'Ten performers come online',
    describe: 'One a second, whom the guest writes with first. Look at lists, counts and filters.',
    lasts: 10 * second,
    steps: Array.from({ length: 10 }, (_, index) =>
      step(index, `Performer ${index + 1} comes online`, does('comeOnline')),
    ),
  },
  eveningInFiveMinutes: {
    title: 'An evening in five minutes',
    describe:
      'Performers come, write, send a gift, start free shows and go; the connection breaks once. ' +
      'Leave the app open and watch.',
    lasts: 300 * second,
    steps: [
      step(0, 'Somebody comes online', does('comeOnline')),
      step(8, 'Somebody else comes online', does('comeOnline')),
      step(20, 'A performer writes', does('write')),
      step(32, 'A performer writes', does('write')),
      step(50, 'A performer sends a gift', does('sendGift')),
      step(70, 'A free show starts', does('startShow')),
      step(85, 'A performer writes', does('write')),
      step(100, 'The free show ends', does('endShow')),
      step(115, '200 coins are paid for and booked', pay(200)),
      step(130, 'No connection is let in', on('refuseConnections', { status: 503 })),
      step(130, 'The connection drops without a word', on('closeNow', { code: 1006 })),
      step(135, 'A performer writes to nobody yet', does('write')),
      step(140, 'Connections are let in', off('refuseConnections')),
      step(160, 'Somebody comes online', does('comeOnline')),
      step(175, 'Another free show starts', does('startShow')),
      step(190, 'A performer writes', does('write')),
      step(210, 'A performer writes', does('write')),
      step(235, 'The free show ends', does('endShow')),
      step(255, 'Somebody goes', does('goOffline')),
      step(270, 'A performer writes', does('write')),
      step(290, 'Somebody else goes', does('goOffline')),
    ],
  },
  platformRestarts: {
    title: 'The platform restarts',
    describe:
      'Eight seconds without any answer; after that no session is resumed and everything has to be ' +
      'loaded again.',
    lasts: 30 * second,
    steps: [
      step(0, 'No connection is let in', on('refuseConnections', { status: 503 })),
      step(0, 'Plain requests fail', on('httpStatus', { path: '/*', status: 503 })),
      step(0, 'Channel sessions are forgotten', on('refuseResume', {})),
      step(0, 'Connections are closed for a restart', on('closeNow', { code: 1012 })),
      step(8, 'Plain requests are answered', off('httpStatus')),
      step(8, 'Connections are let in', off('refuseConnections')),
    ],
  },
  slowPhone: {
    title: 'A slow phone network',
    describe:
      'Answers and pushes are late; after half a minute there is a tunnel, after a minute it is ' +
      'slower still. The page must say that it loads, and jump nowhere.',
    lasts: 90 * second,
    steps: [
      step(0, 'Plain requests take 1.5 s longer', on('httpSlow', { path: '/*', ms: 1_500 })),
      step(0, 'Pushes are 0.9 s late', on('delayFrames', { ms: 900 })),
      step(30, 'A tunnel: no connection is let in', on('refuseConnections', { status: 503 })),
      step(30, 'The connection drops without a word', on('closeNow', { code: 1006 })),
      step(38, 'The tunnel ends', off('refuseConnections')),
      step(60, 'Plain requests take 4 s longer', on('httpSlow', { path: '/*', ms: 4_000 })),
      step(60, 'Pushes are 3 s late', on('delayFrames', { ms: 3_000 })),
    ],
  },
  ageCheckIsAccepted: {
    title: 'An age check is accepted',
    describe: 'It is pending for six seconds. For a guest whose age is not verified yet.',
    lasts: 8 * second,
    steps: [
      step(0, 'The check is pending', does('beginAgeCheck')),
      step(6, 'The check is accepted', does('acceptAgeCheck')),
    ],
  },
  loginIsRefused: {
    title: 'The login is refused',
    describe:
      'For half a minute plain requests are answered with 401. The guest must be told to log in ' +
      'again, not that the connection is bad.',
    lasts: 30 * second,
    steps: [
      step(0, 'Plain requests are refused', on('httpStatus', { path: '/rest/*', status: 401 })),
    ],
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarioCatalogue

/** Whether a scenario is for one guest at a time. */
export const isForOne = ({ steps }: Scenario): boolean =>
  steps.some(({ action }) => (guestActions as readonly string[]).includes(action.does))

/** The scenarios as they are offered: what each is for, how long it lasts (ms), who can be meant. */
export function listScenarios() {
  return Object.entries<Scenario>(scenarioCatalogue).map(([name, scenario]) => {
    const { title, describe, lasts } = scenario
    return { name, title, describe, lasts, isForOne: isForOne(scenario) }
  })
}
