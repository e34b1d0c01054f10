import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'

/** What is told of a performer, by id as well as by name (ACT-26); of the record only what is asked for yet. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'actor/getActorDataByIdOrName/:actorIdOrName',
    answer({ parameter, platform: { world } }) {
      const performer = world.findPerformer(parameter('actorIdOrName'))
      if (!performer) {
        throw new Refusal(404, 'actorIdOrName: there is no such performer', 'actorIdOrName')
      }
      const { id, name, isOnline } = performer
      return { actor: { id, name, isOnline } }
    },
  }),
]
