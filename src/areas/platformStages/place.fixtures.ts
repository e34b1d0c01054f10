import type { Platform } from '../../../simulator/core/platform.ts'
import type { BegunServices, Outside } from '../services.fixtures.ts'

/** The platform before which the services of a chart stand. */
export interface Place {
  platform: Platform
  /** Base of the payment client. */
  payUrl: string
  /** Of whoever asks. */
  services: BegunServices
  /** What there is around the page. */
  outside: Outside
  /** The guest who asks from now on; a visitor without one. */
  as(guestId?: string): Promise<void>
}

/** What a service is given. */
export type Asked = Readonly<Record<string, unknown>>

/**
 * Brings the platform to an answer.
 * @param asked none for what takes no input
 */
export type Bringing = (place: Place, asked: Asked) => void | Promise<void>

/**
 * How the platform is brought to answer as the cases of a chart say: for a service, each of its outputs in their order.
 * What has none is answered as the platform stands; what is to fail is refused, with a status of 500 if it has none of
 * its own.
 */
type PlatformStage = Readonly<Record<string, readonly Bringing[] | undefined>>

/** The charts of an area, by their ids. */
export type PlatformStages = Readonly<Record<string, PlatformStage>>

export const asItStands = () => {}

export const refusedWith =
  (path: string, status: number) =>
  ({ platform }: Place) =>
    platform.faults.set('*', 'httpStatus', { path, status })

/** A guest asks who has done nothing yet. */
export const newGuest = ({ platform: { world }, as }: Place) =>
  as(`guest${world.accounts().length + 1}`)
