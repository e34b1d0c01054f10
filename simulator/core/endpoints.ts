import type { Endpoint } from './rest.ts'

const features = import.meta.glob<{
  endpoints?: readonly Endpoint[]
  phoenixEndpoints?: readonly Endpoint[]
}>('../*/*.simulator.ts', {
  eager: true,
})

/** The plain requests of all features: each `*.simulator.ts` is one and exports its `endpoints`. */
export const featureEndpoints = Object.values(features).flatMap(({ endpoints = [] }) => endpoints)

/** What is asked for below `/phoenix/`, likewise. */
export const featurePhoenixEndpoints = Object.values(features).flatMap(
  ({ phoenixEndpoints = [] }) => phoenixEndpoints,
)
