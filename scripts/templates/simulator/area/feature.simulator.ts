import { endpoint } from '../core/rest.ts'

const listLength = 3

/** The plain requests of the feature. */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'feature',
    answer({ platform }) {
      const performers = [...platform.world.performers.values()].slice(0, listLength)
      return { items: performers.map(({ id, name }) => ({ id, title: name })) }
    },
  }),
]
