import type { Laws, Step } from '../../../src/testing/laws.ts'
import { type conversionChatMachine, longestWait } from './conversionChat.machine.ts'

type Happening = Step<typeof conversionChatMachine>

const isOtherGuest = ({ before, after }: Happening) =>
  (before?.context.guestId ?? null) !== after.context.guestId

/** What the guest asks for, where they may. */
function wishIn({ on, before }: Happening): string | null | undefined {
  const isFree = before?.matches({ switch: 'idle' }) || before?.matches({ switch: 'failed' })
  if (!isFree || !before?.matches({ countdown: 'running' })) return undefined
  if (on('conversionChat.enableRequested')) return 'enable'
  if (on('conversionChat.disableRequested')) return 'disable'
  const isAgain = on('conversionChat.retryRequested') && before.matches({ switch: 'failed' })
  return isAgain ? before.context.wish : undefined
}

export const laws: Laws<typeof conversionChatMachine> = {
  'knows who is here, and when their countdown ends': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !(changed.includes('guestId') || changed.includes('endsAt'))
    const { guestId, endsAt } = after.context
    return guestId === guest.id && endsAt === guest.conversionChatEndsAt
  },
  'another guest has asked for nothing': (step) => {
    const { wish, done } = step.after.context
    const isBlank = wish === null && done === null && step.after.matches({ switch: 'idle' })
    return !isOtherGuest(step) || isBlank
  },
  'the countdown runs until its end, as far as anything tells the time [CVC-1]': (step) => {
    const { on, fired, before, after, now } = step
    const isLooked = fired || on('browser.shown') || on('guest.identified')
    const { endsAt } = after.context
    const isAhead = endsAt !== null && endsAt > now
    const wasRunning = before?.matches({ countdown: 'running' }) ?? false
    const isRunning = after.matches({ countdown: 'running' })
    return isLooked ? isRunning === isAhead : isRunning === wasRunning || (!isRunning && !isAhead)
  },
  'is looked at each minute, for a device that slept': ({ on, fired, after, now, delays }) => {
    const isLooked = fired || on('browser.shown') || on('guest.identified')
    if (!after.matches({ countdown: 'running' })) return true
    if (!isLooked) return delays.length === 0
    return delays.join() === String(Math.min(longestWait, (after.context.endsAt ?? now) - now))
  },
  'switches what the guest asks for while the countdown runs, one at a time [CVC-2]': (step) => {
    const wish = wishIn(step)
    const asked = step.began('switchConversionChat') as { action: string }[]
    return (
      asked.length === (wish === undefined ? 0 : 1) &&
      asked.every(({ action }) => action === wish && action === step.after.context.wish)
    )
  },
  'what the platform took is known, and who is here is asked for anew': ({
    answered,
    before,
    after,
    told,
    changed,
  }) => {
    const isTaken = answered('switchConversionChat') !== undefined
    if (told('guest').length !== Number(isTaken)) return false
    if (!isTaken) return !before || !changed.includes('done') || after.context.done === null
    return after.matches({ switch: 'idle' }) && after.context.done === before?.context.wish
  },
  'what failed can be asked for again': ({ failed, before, after }) => {
    if (failed('switchConversionChat')) return after.matches({ switch: 'failed' })
    return !after.matches({ switch: 'failed' }) || before?.matches({ switch: 'failed' }) === true
  },
  'what was begun is waited for': (step) => {
    const { answered, failed, before, after } = step
    const isOver = answered('switchConversionChat') ?? failed('switchConversionChat')
    const wasSwitching = before?.matches({ switch: 'switching' })
    return (
      !wasSwitching ||
      isOver !== undefined ||
      isOtherGuest(step) ||
      after.matches({ switch: 'switching' })
    )
  },
}
