import type { RetryDue } from '../../shell/recovery/recovery.events.ts'

/** What a message can carry [GFT-1]. The price is in coins. */
export interface Gift {
  id: string
  categoryId: string
  name: string
  price: number
  translations: readonly { language: string; value: string }[]
  imageUrl: string
  active: boolean
  vip: boolean
}

/** What moves an actor's toy for a while [GFT-2]. */
export interface ToyControl {
  id: string
  name: string
  /** In coins. */
  price: number
  imageUrl: string
  /** In seconds. */
  duration: number
  displayName: string
  /** How it moves is left to chance. */
  random: boolean
}

export type GiftsEvent =
  | RetryDue
  /** A picker is shown: both lists are needed [GFT-8]. */
  | { type: 'gifts.wanted' }
  | { type: 'gifts.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    gifts: GiftsEvent
  }
}
