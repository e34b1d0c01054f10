/** What is known of a key: objects of a kind have the same few. */
export interface Key {
  readonly name: string
  readonly hash: number
  readonly isUntold: boolean
  /** The one that was asked for after it last: it mostly is the next time too, and needs no look-up. */
  next: Key | undefined
}

/** So many keys are known. */
const mostKeys = 2_000

/** The keys that were met, so that each is hashed once. */
export class HashKeys {
  readonly #hashKey: (key: string) => number
  readonly #untold: ReadonlySet<string>
  readonly #keys = new Map<string, Key>()
  #latest: Key = { name: '', hash: 0, isUntold: false, next: undefined }

  /**
   * @param hashKey the hash of a key
   * @param untold within which keys numbers count by their shape
   */
  constructor(hashKey: (key: string) => number, untold: ReadonlySet<string>) {
    this.#hashKey = hashKey
    this.#untold = untold
  }

  /** What is known of a key, new or met before. */
  of(name: string): Key {
    const { next } = this.#latest
    const known = next?.name === name ? next : this.#keys.get(name)
    // one that is never met again must not be held by those before it
    if (known) this.#latest.next = known
    this.#latest = known ?? this.#add(name)
    return this.#latest
  }

  #add(name: string): Key {
    if (this.#keys.size === mostKeys) this.#keys.clear()
    const isUntold = this.#untold.has(name)
    const key: Key = { name, hash: this.#hashKey(name), isUntold, next: undefined }
    this.#keys.set(name, key)
    return key
  }
}
