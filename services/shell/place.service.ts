import * as v from 'valibot'
import type { Place } from '../../machines/shell/camFilter/camFilter.events.ts'
import { RequestFailed, type RequestService } from '../core/request.service.ts'

/** The platform gives coordinates as well: nobody needs them here, so that they go no further. */
const placeSchema = v.object({
  city: v.string(),
  countryCode: v.pipe(
    v.string(),
    v.check((code) => code.length === 2),
  ),
})

/** A path takes these for steps within it, however they are encoded. */
const steps = ['', '.', '..']

/**
 * The work of slot `findPlace`: GET utility/getGeoLocationByZip/{zipCode} [REQ-8].
 * @param zipCode as the guest typed it
 * @returns the place, or null when no place has this postcode; rejects as `RequestService` does,
 * naming the postcode nowhere
 */
export async function findPlace(
  request: Pick<RequestService, 'ask'>,
  zipCode: string,
  signal?: AbortSignal,
): Promise<Place | null> {
  const typed = zipCode.trim()
  if (steps.includes(typed)) return null
  const name = 'utility/getGeoLocationByZip'
  try {
    const path = `${name}/${encodeURIComponent(typed.replace(/\p{Surrogate}/gu, ''))}`
    return await request.ask({ path, name, signal }, placeSchema)
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return null
    throw error
  }
}
