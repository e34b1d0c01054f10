import { actorProfileMachine } from '../../machines/live/actorProfile/actorProfile.machine.ts'
import { camsMachine } from '../../machines/live/cams/cams.machine.ts'
import {
  loadActorInsights,
  loadFreeChatDuration,
} from '../../services/live/actorInsights.service.ts'
import {
  loadActorNote,
  loadActorProfile,
  loadActorState,
  storeActorNote,
} from '../../services/live/actorProfile.service.ts'
import { actor, asks, type Manifest } from './area.ts'

/** Performers, and where guests meet them live. */
export const live = {
  cams: actor(camsMachine),
  actorProfile: actor(actorProfileMachine, {
    slots: ({ request, query, language }) => ({
      loadActorProfile: asks(request, loadActorProfile),
      loadActorState: asks(request, loadActorState),
      loadActorNote: asks(request, loadActorNote),
      storeActorNote: asks(request, storeActorNote),
      loadActorInsights: asks(query, (service, { actorId }: { actorId: string }, signal) =>
        loadActorInsights(service, { actorId, language: language() }, signal),
      ),
      loadFreeChatDuration: asks(query, loadFreeChatDuration),
    }),
  }),
} satisfies Manifest
