import {
  type AnyEventObject,
  type CallbackActorLogic,
  createActor,
  createMachine,
  type EventObject,
} from 'xstate'

/** A callback slot's logic as its machine runs it. */
export interface RunningSlot<TReceived> {
  /** What it reported, oldest first; also what it reports while and after it is stopped. */
  reported: AnyEventObject[]
  tell(event: TReceived): void
  stop(): void
}

/** Starts the logic of a callback slot as the child of a machine that writes down its reports. */
export function runSlot<TReceived extends EventObject, TInput>(
  logic: CallbackActorLogic<TReceived, TInput>,
  input?: TInput,
): RunningSlot<TReceived> {
  const reported: AnyEventObject[] = []
  const machine = createMachine({
    initial: 'running',
    on: { '*': { actions: ({ event }) => void reported.push(event) } },
    states: {
      running: { invoke: { src: logic, id: 'slot', input }, on: { 'test.stopped': 'stopped' } },
      stopped: {},
    },
  })
  const parent = createActor(machine).start()
  return {
    reported,
    tell: (event) => parent.getSnapshot().children.slot?.send(event),
    stop: () => parent.send({ type: 'test.stopped' }),
  }
}

/** Credentials whose tokens a test can look for where they must not be. */
export const secretCredentials = {
  accessToken: 'secret-access-token',
  queryToken: 'secret-query-token',
  feedToken: 'secret-feed-token',
  guestId: 'guest-1',
}
