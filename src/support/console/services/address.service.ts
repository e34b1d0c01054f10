import { isSamePage, type Place, readPlace, writePlace } from '../shell/place.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'history' | 'location'>

/** What the service of the address is told. */
export interface AddressRequest {
  type: 'address.write'
  place: Place
  /** The place takes that of the one before in the history. */
  isReplacing: boolean
}

/**
 * The work of slot `address`: tells where the address leads, now and whenever somebody goes back or forward, and
 * writes it.
 * @returns takes orders, and what ends it
 */
export function followAddress(
  page: Page,
  tell: (event: { type: 'address.read'; place: Place }) => void,
) {
  const read = () => tell({ type: 'address.read', place: readPlace(page.location.hash) })
  page.addEventListener('popstate', read)
  read()
  return {
    order({ place, isReplacing }: AddressRequest) {
      const hash = writePlace(place)
      if (hash === page.location.hash) return
      const isWithin = isReplacing && isSamePage(place, readPlace(page.location.hash))
      if (isWithin) page.history.replaceState(null, '', hash)
      else page.history.pushState(null, '', hash)
    },
    end: () => page.removeEventListener('popstate', read),
  }
}
