import type { GuestIdentified } from '../../account/guest/guest.events.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { PushEvent } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { PurchaseDone } from '../purchase/purchase.events.ts'

/** What a guest lacks who sees no more than the preview. */
export const lacks = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const
export type Lack = (typeof lacks)[number]

/** What the platform lets the guest see of a video [VID-25]; its address stays with the service. */
export interface Film {
  /** Of the whole video, in seconds. */
  duration: number
  /** Where the preview ends, in seconds; null for who may see all of it. */
  previewEnd: number | null
  /** Null for who may see all of it. */
  missing: Lack | null
  captions: readonly { language: string; label: string }[]
}

/** How the guest wants to see it. */
export interface Viewing {
  /** Of the picture, in px; null leaves it to the player. */
  quality: number | null
  /** The language of the captions; null for none. */
  captions: string | null
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
  /** 1 is as fast as it was filmed. */
  speed: number
}

/** What slot `playFilm` is asked for. */
export interface FilmRequest extends Viewing {
  videoId: string
  /** Where it begins, in seconds. */
  from: number
}

/** What a running film is told. */
export type FilmOrder =
  | { type: 'film.play' }
  | { type: 'film.pause' }
  | { type: 'film.seek'; to: number }
  | { type: 'film.view'; viewing: Viewing }
  | { type: 'film.toggleFull' }

/** What a running film reports. */
export type FilmReport =
  | { type: 'player.filmOpened'; film: Film }
  | { type: 'player.filmGone' }
  /** In which qualities it is there, in px, the highest first. */
  | { type: 'player.qualitiesTold'; heights: readonly number[] }
  /** In which it is seen. */
  | { type: 'player.qualityShown'; height: number }
  /** One that was promised and is not there: another is taken. */
  | { type: 'player.qualityMissing'; height: number }
  | { type: 'player.pictureMoved' }
  | { type: 'player.pictureStood' }
  /** The picture of the moment that was sought is there. */
  | { type: 'player.momentFound' }
  /** The browser, a key of the keyboard or another window did so. */
  | { type: 'player.pauseTold'; isPaused: boolean }
  /** Once a second: where it is, and how far it is loaded, in seconds. */
  | { type: 'player.timeTold'; time: number; loaded: number }
  | { type: 'player.previewEnded' }
  | { type: 'player.filmEnded' }
  | { type: 'player.filmFailed'; reason: 'network' | 'unsupported' }
  /** The browser lets it play without sound alone. */
  | { type: 'player.silenced' }
  | { type: 'player.fullTold'; isFull: boolean }

export type PlayerEvent =
  | FilmReport
  | PurchaseDone
  | RetryDue
  | PageEvent
  | GuestIdentified
  | PushEvent<'vipAboUpdated'>
  /** Another tab wrote where the guest stopped. */
  | { type: 'player.placesStored'; value: string | null }
  /** Plays, or goes on. */
  | { type: 'player.playRequested' }
  /** Goes on where it stopped: the guest may see more now. */
  | { type: 'player.continueRequested'; videoId: string }
  /** Plays from the beginning, wherever the guest stopped last. */
  | { type: 'player.restartRequested' }
  | { type: 'player.pauseRequested' }
  /** In seconds. */
  | { type: 'player.seekRequested'; to: number }
  /** So many seconds on, or back. */
  | { type: 'player.skipRequested'; seconds: number }
  | { type: 'player.qualityChosen'; quality: number | null }
  | { type: 'player.captionsChosen'; captions: string | null }
  | { type: 'player.volumeChosen'; volume: number }
  | { type: 'player.muteToggled' }
  | { type: 'player.speedChosen'; speed: number }
  | { type: 'player.fullToggled' }
  | { type: 'player.retryRequested' }

declare module '../../core/address.ts' {
  interface Addresses {
    player: PlayerEvent
  }
}
