/** What proves who the guest is. No token leaves the services. */
export interface Credentials {
  /** The token of plain requests and realtime messages; null for an anonymous visitor. */
  accessToken: string | null
  /** The token of the query service. */
  queryToken: string | null
  /** The token of the feed service. */
  feedToken: string | null
  guestId: string | null
}

/** Reads the credentials of the present session. */
export type ReadCredentials = () => Readonly<Credentials>

/** Where the session service keeps the credentials and its sibling services read them. */
export interface CredentialStore {
  read: ReadCredentials
  /** Settled once it was said for the first time who is here, be it nobody. */
  known: () => Promise<void>
  keep(next: Credentials): void
  forget(): void
}

const anonymous: Credentials = {
  accessToken: null,
  queryToken: null,
  feedToken: null,
  guestId: null,
}

/** Makes a store that holds the credentials in a closure, those of an anonymous visitor at first. */
export function createCredentialStore(): CredentialStore {
  let credentials = anonymous
  let tellKnown = () => {}
  const known = new Promise<void>((resolve) => {
    tellKnown = resolve
  })
  function take(next: Credentials) {
    credentials = next
    tellKnown()
  }
  return {
    read: () => credentials,
    known: () => known,
    keep: take,
    forget: () => take(anonymous),
  }
}
