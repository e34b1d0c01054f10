import { withEvent } from '../core/withEvent.ts'
import { guestPage } from './guestPage.ts'

type Named = 'albumList' | 'videoList'

const whenOutdated = { actions: 'tellOutdated' } as const

/** The guest has chosen: `take` keeps it, it is listed, and the address says so. */
const whenChosen = <TTake extends string>(take: TTake) =>
  ({
    target: '.deciding',
    actions: [{ type: take, params: withEvent }, 'nameInAddress'],
  }) as const

/**
 * The states of a page whose address says what it lists and in which order, see `guestPage`. What was bought,
 * another membership, another language and a connection that was lost make what is listed outdated. The machine
 * has `guestGuards` and the guard `isTheirPage`, and the actions `takeGuest`, `takeAddress`, `takeChoice`,
 * `takeOrder`, `nameInAddress`, `tellOutdated` and `passRetryDue`.
 * @param name whose events `chosen` and `orderChosen` tell what the guest chooses
 * @param decided where it goes once it is known who is here
 * @param states what follows
 */
export function listPage<
  const TName extends Named,
  const TDecided extends object,
  const TStates extends object,
>({ name, decided, states }: { name: TName; decided: TDecided; states: TStates }) {
  const chosen = {
    [`${name}.chosen`]: whenChosen('takeChoice'),
    [`${name}.orderChosen`]: whenChosen('takeOrder'),
  } as { readonly [T in `${TName}.chosen`]: ReturnType<typeof whenChosen<'takeChoice'>> } & {
    readonly [T in `${TName}.orderChosen`]: ReturnType<typeof whenChosen<'takeOrder'>>
  }
  const page = guestPage({
    isTheirs: 'isTheirPage',
    entered: { type: 'takeAddress', params: withEvent },
    on: {
      'navigation.languageChanged': whenOutdated,
      'purchase.done': whenOutdated,
      'push.vipAboUpdated': whenOutdated,
      'realtime.sessionEstablished': {
        guard: { type: 'mustLoadAgain', params: withEvent },
        ...whenOutdated,
      },
      'navigation.queryEntered': {
        guard: { type: 'isTheirPage', params: withEvent },
        target: '.deciding',
        actions: { type: 'takeAddress', params: withEvent },
      },
      ...chosen,
    },
    decided,
    states,
  })
  return {
    ...page,
    on: {
      ...page.on,
      'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
    },
  } as const
}
