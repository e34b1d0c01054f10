/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} KeyStore */

/**
 * Keys of orders: a view that opens gets one, a reload gets the same one, and it is given up once
 * what became of the order is known. So the platform books once, however often an order is sent.
 * @param {KeyStore} store
 * @param {() => string} newKey
 */
export function createOrderKeys(store, newKey) {
  const nameOf = (/** @type {string} */ flow) => `limelight-pay-order:${flow}`
  return {
    /** @param {string} flow @returns {{ key: string, isFromBefore: boolean }} */
    keep(flow) {
      const known = store.getItem(nameOf(flow))
      const key = known ?? newKey()
      if (known === null) store.setItem(nameOf(flow), key)
      return { key, isFromBefore: known !== null }
    },
    /** @param {string} flow */
    giveUp(flow) {
      store.removeItem(nameOf(flow))
    },
  }
}

/**
 * The tab's session storage, or the memory where the browser allows none.
 * @returns {KeyStore}
 */
export function availableStore() {
  try {
    sessionStorage.setItem('limelight-pay-try', '')
    sessionStorage.removeItem('limelight-pay-try')
    return sessionStorage
  } catch {
    const kept = new Map()
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }
  }
}
