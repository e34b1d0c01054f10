import type { SnapshotFrom } from 'xstate'
import type { CamSort, Place } from './camFilter.events.ts'
import type { camFilterMachine } from './camFilter.machine.ts'

type CamFilterSnapshot = SnapshotFrom<typeof camFilterMachine>

/** Whether only cams that are online are wanted. */
export function selectIsOnlineOnly({ context }: CamFilterSnapshot): boolean {
  return context.isOnlineOnly
}

/** In which order cams are wanted. */
export function selectCamSort({ context }: CamFilterSnapshot): CamSort {
  return context.sort
}

/** The postcode as typed. */
export function selectZipCode({ context }: CamFilterSnapshot): string {
  return context.zipCode
}

/** The place near which cams are wanted; null until it was found. */
export function selectPlace({ context }: CamFilterSnapshot): Place | null {
  return context.place
}

/** How far the search for the postcode's place is; `anywhere` while none is asked for. */
export function selectPlaceSearch({ value }: CamFilterSnapshot): CamFilterSnapshot['value'] {
  return value
}
