import { type Endpoint, endpoint } from '../core/rest.ts'

/** How many performers are online (ACT-35). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'monitoringActors/onlineActorsAmount',
    answer({ platform: { world } }) {
      const online = [...world.performers.values()].filter(({ isOnline }) => isOnline)
      return { onlineActorsAmount: online.length }
    },
  }),
]
