import { withEvent } from '../core/withEvent.ts'

/**
 * The states of a page that shows everybody the same: `away` while another page is shown, and within
 * `shown` first `loading`, then `known` or `failed`. Whoever comes back is shown what is known while it
 * is asked for anew. The machine has the action `tellLoadFailed`.
 * @param isTheirs the guard that tells the page by `navigation.pageEntered`
 * @param load the slot that is asked
 * @param take the action that keeps its answer
 * @param retried the event by which a guest asks again
 */
export function publicPage<
  TGuard extends string,
  TSlot extends string,
  const TTake,
  TRetried extends string,
>(page: { isTheirs: TGuard; load: TSlot; take: TTake; retried: TRetried }) {
  const again = { [page.retried]: 'loading' } as { readonly [T in TRetried]: 'loading' }
  return {
    initial: 'away',
    on: {
      'navigation.pageEntered': [
        { guard: { type: page.isTheirs, params: withEvent }, target: '.shown', reenter: true },
        { target: '.away' },
      ],
    },
    states: {
      away: {},
      shown: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              src: page.load,
              id: page.load,
              onDone: { target: 'known', actions: page.take },
              onError: 'failed',
            },
          },
          known: {},
          failed: {
            entry: 'tellLoadFailed',
            on: { 'recovery.retryDue': 'loading', ...again },
          },
        },
      },
    },
  } as const
}
