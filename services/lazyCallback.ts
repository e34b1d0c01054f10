import { type CallbackLogicFunction, type EventObject, fromCallback } from 'xstate'

/**
 * Logic of a callback slot whose code is loaded when the slot first starts. What it is told until
 * then waits; a slot that was stopped meanwhile never begins.
 * @param load gives the work, which has one receiver at most; rejects when its code did not come
 * and is asked again at the next start
 * @param notLoaded what the slot reports in that case
 */
export function lazyCallback<TReceived extends EventObject>(
  load: () => Promise<CallbackLogicFunction<TReceived>>,
  notLoaded: EventObject,
) {
  let loaded: CallbackLogicFunction<TReceived> | undefined

  return fromCallback<TReceived>((slot) => {
    if (loaded) return loaded(slot)
    const waiting: TReceived[] = []
    let isStopped = false
    let stop: (() => void) | undefined
    let take = (event: TReceived): void => void waiting.push(event)
    slot.receive((event) => take(event))

    function begin(work: CallbackLogicFunction<TReceived>): void {
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
  })
}
