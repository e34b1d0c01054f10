import { Immer } from 'immer'

/**
 * Immer's `produce`, for folds that change something deep: from a state and a recipe that changes a draft
 * of it to the next state.
 * @returns the same objects for what did not change. Nothing is frozen: immer would go through everything
 * else in the state to freeze it too, which the types forbid to be changed anyway
 */
export const { produce } = new Immer({ autoFreeze: false })
