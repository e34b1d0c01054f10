import { firstActors } from './app.firstActors.ts'
import { laterActors } from './app.laterActors.ts'

/** The machines that the root runs, each under its own address. */
export const sharedActors = { ...firstActors, ...laterActors }

export type SharedActor = keyof typeof sharedActors
