import { type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Breadcrumb, BreadcrumbKey, BreadcrumbsEvent } from './breadcrumbs.events.ts'

export interface BreadcrumbsContext {
  /** By the text of the key: the steps, or that they are being loaded. */
  breadcrumbs: Readonly<Record<string, readonly Breadcrumb[] | 'loading'>>
}

/** The ways to the pages that were seen, each loaded once [REQ-5 REQ-6]. */
export const breadcrumbsMachine = setup({
  types: {} as {
    context: BreadcrumbsContext
    events: BreadcrumbsEvent | DoneActorEvent<readonly Breadcrumb[]> | ErrorActorEvent
  },
  actors: {
    loadBreadcrumb: promiseSlot<readonly Breadcrumb[], BreadcrumbKey>('loadBreadcrumb'),
  },
  guards: {
    wasAskedFor: ({ context }, { key }: { key: BreadcrumbKey }) =>
      textOf(key) in context.breadcrumbs,
  },
  actions: {
    load: enqueueActions(
      ({ context: { breadcrumbs }, enqueue }, { key }: { key: BreadcrumbKey }) => {
        const id = textOf(key)
        enqueue.assign({ breadcrumbs: { ...breadcrumbs, [id]: 'loading' } })
        enqueue.spawnChild('loadBreadcrumb', { id, input: key })
      },
    ),
    takeSteps: enqueueActions(
      (
        { context: { breadcrumbs }, enqueue },
        { id, steps }: { id: string; steps: readonly Breadcrumb[] },
      ) => {
        enqueue.stopChild(id)
        enqueue.assign({ breadcrumbs: { ...breadcrumbs, [id]: steps } })
      },
    ),
    forget: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const { [id]: _, ...breadcrumbs } = context.breadcrumbs
      enqueue.stopChild(id)
      enqueue.assign({ breadcrumbs })
    }),
  },
}).createMachine({
  id: 'breadcrumbs',
  context: { breadcrumbs: {} },
  on: {
    'breadcrumbs.requested': [
      { guard: { type: 'wasAskedFor', params: withEvent } },
      { actions: { type: 'load', params: withEvent } },
    ],
    'xstate.done.actor.*': {
      actions: {
        type: 'takeSteps',
        params: ({ event }) => ({ id: event.actorId, steps: event.output }),
      },
    },
    'xstate.error.actor.*': {
      actions: { type: 'forget', params: ({ event }) => ({ id: event.actorId }) },
    },
  },
})

/** The text that stands for a key: the same for the same key, another for every other. */
export function textOf({ breadcrumbType, payload }: BreadcrumbKey): string {
  const fields = Object.entries(payload).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([breadcrumbType, ...fields])
}

declare module '../../core/address.ts' {
  interface Machines {
    breadcrumbs: typeof breadcrumbsMachine
  }
}
