import type { PageRequest } from '../../machines/core/list/list.events.ts'
import { listMachine } from '../../machines/core/list/list.machine.ts'
import { camsMachine } from '../../machines/live/cams/cams.machine.ts'
import { loadModels } from '../../services/live/models.service.ts'
import { actor, asks, type Manifest } from './area.ts'

/** Performers, and where guests meet them live. */
export const live = {
  cams: actor(camsMachine, {
    slots: ({ query, language }) => ({
      list: listMachine.provide({
        actors: {
          loadListPage: asks(query, (service, request: PageRequest, signal) =>
            loadModels(service, request, language(), signal),
          ),
        },
      }),
    }),
  }),
} satisfies Manifest
