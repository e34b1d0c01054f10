import {
  type CallbackLogicFunction,
  type EventObject,
  fromCallback,
  type NonReducibleUnknown,
} from 'xstate'

type Work<TReceived extends EventObject, TInput> = CallbackLogicFunction<
  TReceived,
  EventObject,
  TInput
>

/**
 * Work of a callback slot whose code is loaded when the slot first starts. What it is told until
 * then waits; a slot that was stopped meanwhile never begins.
 * @param load gives the work, which has one receiver at most; rejects when its code did not come
 * and is asked again at the next start
 * @param notLoaded what the slot reports in that case
 */
function lazyWork<TReceived extends EventObject, TInput = NonReducibleUnknown>(
  load: () => Promise<Work<TReceived, TInput>>,
  notLoaded: EventObject,
): Work<TReceived, TInput> {
  let loaded: Work<TReceived, TInput> | undefined

  return (slot) => {
    if (loaded) return loaded(slot)
    const waiting: TReceived[] = []
    let isStopped = false
    let stop: (() => void) | undefined
    let take = (event: TReceived): void => void waiting.push(event)
    slot.receive((event) => take(event))

    function begin(work: Work<TReceived, TInput>): void {
      loaded = work
      if (isStopped) return
      const receive = (receiver: typeof take) => {
        take = receiver
      }
      stop = work({ ...slot, receive }) as typeof stop
      if (isStopped) stop?.()
      else for (const event of waiting) take(event)
    }
    load().then(begin, () => slot.sendBack(notLoaded))

    return () => {
      isStopped = true
      stop?.()
    }
  }
}

/** Logic of a callback slot that does such work. */
export function lazyCallback<TReceived extends EventObject, TInput = NonReducibleUnknown>(
  load: () => Promise<Work<TReceived, TInput>>,
  notLoaded: EventObject,
) {
  return fromCallback<TReceived, TInput>(lazyWork(load, notLoaded))
}
