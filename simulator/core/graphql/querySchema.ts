import query from './query.graphql?raw'
import library from './query.library.graphql?raw'

/** The schema of the query service, with what the library adds to it. */
export const querySchema = `${query}\n${library}`
