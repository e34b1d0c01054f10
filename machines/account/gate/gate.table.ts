import type { MeansOfPayment } from '../../library/purchase/purchase.events.ts'
import { type ChatFormat, typeOfFormat } from '../../live/liveChat/chatTypes.ts'
import type { PayTourRequest } from '../../money/payTour/payTour.events.ts'
import type { Route } from '../../shell/navigation/routes.ts'
import { type FavouriteKind, favouriteKinds } from '../../shell/realtime/realtime.events.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type {
  ActionParams,
  GuestAction,
  GuestActionType,
  RestrictionReason,
} from './gate.actions.ts'
import {
  flowOf,
  has,
  pay,
  type Requirement,
  type RequirementName,
  requirements,
  type Told,
  tell,
} from './gate.requirements.ts'

interface Row {
  /** In the order of the reasons. */
  needs: readonly RequirementName[]
  /** Whether the guest may not do it, whatever they do first. */
  isRefusedTo?: (guest: GuestState) => boolean
  /** Whether the guest has all that it would bring. */
  isDoneFor?: (guest: GuestState) => boolean
  /** It moves money, so it is not kept for after a login: somebody else may log in. */
  isOnlyForNow?: boolean
  perform: (params: ActionParams) => readonly Told[]
}

/** What each action needs and does; the one place that says so [GATE-3 GST-23 LGN-22 to LGN-24]. */
const gateTable: { readonly [A in GuestActionType]: Row } = {
  openMessenger: {
    needs: ['login'],
    perform: ({ targetId }) => [
      goTo({ name: 'messenger', params: {} }, targetId ? { actor: targetId } : undefined),
    ],
  },
  openNotifications: {
    needs: ['login'],
    perform: () => [tell('menus', { type: 'menus.toggleRequested', menu: 'notifications' })],
  },
  openPersonalArea: {
    needs: ['login'],
    perform: ({ targetUrl }) =>
      targetUrl ? [follow(targetUrl)] : [goTo({ name: 'profile', params: {} })],
  },
  pinFavourite: {
    needs: ['login'],
    perform: ({ targetId, options }) =>
      targetId && isFavouriteKind(options?.kind)
        ? [
            tell('favourites', {
              type: 'favourites.pinRequested',
              kind: options.kind,
              id: targetId,
            }),
          ]
        : [],
  },
  chargeOneClick: {
    needs: ['login'],
    isOnlyForNow: true,
    perform: ({ targetId, value }) =>
      targetId && typeof value === 'number' && value > 0
        ? [
            tell('oneClick', {
              type: 'oneClick.chargeRequested',
              amount: value,
              channelId: targetId,
            }),
          ]
        : [],
  },
  comment: {
    needs: ['login'],
    isRefusedTo: has('blockedForComments'),
    perform: followTarget,
  },
  getVip: {
    needs: ['login'],
    isDoneFor: has('vip'),
    perform: ({ targetId }) => [pay({ flow: 'vipabo', ...forHost(targetId) })],
  },
  showTvSubscription: {
    needs: ['login', 'tvSubscription'],
    isDoneFor: has('premium'),
    perform: ({ targetUrl }) =>
      targetUrl ? [follow(targetUrl)] : [goTo({ name: 'tvPremiumLivestream', params: {} })],
  },
  openPath: { needs: [], perform: followTarget },
  openAdultPath: { needs: ['login', 'ageCheck'], perform: followTarget },
  openVipPath: { needs: ['login', 'vip'], perform: followTarget },
  openBought: { needs: ['login', 'purchase'], perform: followTarget },
  redeemCode: {
    needs: ['login'],
    perform: ({ value }) => [
      goTo({ name: 'benefits', params: {} }),
      tell('bonusCode', { type: 'bonusCode.codeChanged', code: String(value ?? '') }),
      tell('bonusCode', { type: 'bonusCode.checkRequested' }),
    ],
  },
  openFlow: {
    needs: ['loginUnlessItLogsIn'],
    perform: (params) => {
      const flow = flowOf(params)
      return flow ? [pay({ flow, ...forHost(params.targetId) })] : []
    },
  },
  startVoiceCall: {
    needs: [],
    perform: ({ targetId }) =>
      targetId ? [tell('voiceCall', { type: 'voiceCall.openRequested', actorId: targetId })] : [],
  },
  openTicket: {
    needs: ['login'],
    perform: ({ targetId, options }) =>
      targetId && typeof options?.actorId === 'string'
        ? [
            tell('chatShows', {
              type: 'chatShows.orderRequested',
              showId: targetId,
              actorId: options.actorId,
            }),
          ]
        : [],
  },
  buyTicket: {
    needs: ['login', 'purchase'],
    isOnlyForNow: true,
    perform: ({ targetId }) =>
      targetId ? [tell('chatShows', { type: 'chatShows.buyingAllowed', showId: targetId })] : [],
  },
  /** The price is what a chat takes at least; what a minute costs, the platform says. */
  startChat: {
    needs: ['login', 'ageCheck', 'purchase'],
    isRefusedTo: has('locked'),
    isOnlyForNow: true,
    perform: openChat,
  },
  startFreeChat: { needs: ['login'], isRefusedTo: has('locked'), perform: openChat },
  startPreview: { needs: [], isRefusedTo: has('locked'), perform: openChat },
  /** The same look for longer, which VIPs have. */
  startVipPreview: { needs: ['login', 'vip'], isRefusedTo: has('locked'), perform: openChat },
  likeAlbum: {
    needs: ['login'],
    perform: ({ targetId: albumId, options }) =>
      albumId && typeof options?.isLiked === 'boolean'
        ? [tell('album', { type: 'album.likeGiven', albumId, isLiked: options.isLiked })]
        : [],
  },
  likeVideo: {
    needs: ['login'],
    perform: ({ targetId: videoId, options }) =>
      videoId && typeof options?.isLiked === 'boolean'
        ? [tell('video', { type: 'video.likeGiven', videoId, isLiked: options.isLiked })]
        : [],
  },
  watchVideo: { needs: ['login'], perform: watch },
  watchAdultVideo: { needs: ['login', 'ageCheck'], perform: watch },
  rateAlbum: {
    needs: ['login'],
    perform: ({ targetId: albumId, value: rating }) =>
      albumId && (rating === 1 || rating === 5)
        ? [tell('album', { type: 'album.rated', albumId, rating })]
        : [],
  },
  ratePicture: {
    needs: ['login'],
    perform: ({ targetId: pictureId, value: rating, options }) =>
      pictureId && typeof options?.albumId === 'string' && (rating === 1 || rating === 5)
        ? [
            tell('lightBox', {
              type: 'lightBox.pictureRated',
              albumId: options.albumId,
              pictureId,
              rating,
            }),
          ]
        : [],
  },
  rateSedcards: {
    needs: ['login'],
    perform: ({ targetId: actorId, value: rating }) =>
      actorId && (rating === 1 || rating === 5)
        ? [tell('sedcardsRating', { type: 'sedcardsRating.given', actorId, rating })]
        : [],
  },
  openPurchase: {
    needs: ['login'],
    perform: ({ targetId: mediumId, value: price, options: { kind, at } = {} }) =>
      mediumId && (kind === 'video' || kind === 'album')
        ? [
            tell('purchase', {
              type: 'purchase.wanted',
              kind,
              mediumId,
              ...(typeof at === 'number' && { at }),
              ...(typeof price === 'number' && { price }),
            }),
          ]
        : [],
  },
  buyMedium: {
    needs: ['login', 'purchase'],
    isOnlyForNow: true,
    perform: (params) => allowPurchase(params, 'coins'),
  },
  buyWithVoucher: {
    needs: ['login'],
    isOnlyForNow: true,
    perform: (params) => allowPurchase(params, 'voucher'),
  },
  orderBundle: {
    needs: ['login'],
    isOnlyForNow: true,
    perform: ({ targetId }) =>
      targetId ? [tell('bundles', { type: 'bundles.orderRequested', bundleId: targetId })] : [],
  },
}

function unmet(guest: GuestState, { type, params = {} }: GuestAction): Requirement | undefined {
  return gateTable[type].needs
    .map((name): Requirement => requirements[name])
    .find(({ isMet }) => !isMet(guest, params))
}

/**
 * Why the action is not open to the guest yet [GATE-1 GATE-4 to GATE-7].
 * @returns the first reason in the order needLogin, needAgeCheck, needAbo, needPurchase; null when
 * nothing is missing
 */
export function missingRequirement(
  guest: GuestState,
  action: GuestAction,
): RestrictionReason | null {
  return unmet(guest, action)?.reason ?? null
}

/** Whether the guest may not do it, whatever they do first [GST-23]. */
export function isRefused(guest: GuestState, { type }: GuestAction): boolean {
  return gateTable[type].isRefusedTo?.(guest) === true
}

/** Whether the guest may do it now: nothing is missing and nobody forbids it [GST-23]. */
export function isAllowed(guest: GuestState, action: GuestAction): boolean {
  return !unmet(guest, action) && !isRefused(guest, action)
}

/** Whether the guest has all that the action would bring [LGN-23 LGN-24]. */
export function isDone(guest: GuestState, { type }: GuestAction): boolean {
  return gateTable[type].isDoneFor?.(guest) === true
}

/** Whether the action may be kept in the browser and run after a login [LGN-4]. */
export function canBeStored(type: GuestActionType): boolean {
  return !gateTable[type].isOnlyForNow
}

/** Who leads the guest to what is missing first; undefined when nothing is. */
export function wayTo(guest: GuestState, action: GuestAction): Told | undefined {
  return unmet(guest, action)?.way(guest, action, canBeStored(action.type))
}

/** What performing an action that is open to the guest tells whom; nothing when it is refused. */
export function performed(guest: GuestState, action: GuestAction): readonly Told[] {
  if (!isAllowed(guest, action) || isDone(guest, action)) return []
  return gateTable[action.type].perform(action.params ?? {})
}

function forHost(host: string | undefined): Pick<PayTourRequest, 'options'> {
  return host ? { options: { host } } : {}
}

function goTo(route: Route, query?: Readonly<Record<string, string>>): Told {
  return tell('navigation', { type: 'navigation.routeRequested', route, ...(query && { query }) })
}

function follow(path: string): Told {
  return tell('navigation', { type: 'navigation.pathRequested', path })
}

function followTarget({ targetUrl }: ActionParams): readonly Told[] {
  return targetUrl ? [follow(targetUrl)] : []
}

function watch({ targetId: videoId }: ActionParams): readonly Told[] {
  return videoId ? [tell('player', { type: 'player.continueRequested', videoId })] : []
}

function openChat({ targetId: actorId, options = {} }: ActionParams): readonly Told[] {
  const { actorName, format, isPrivate } = options
  if (!actorId || typeof actorName !== 'string' || !isChatFormat(format)) return []
  const wanted = { actorId, actorName, format, isPrivate: isPrivate === true }
  return [tell('liveChat', { type: 'liveChat.openRequested', ...wanted })]
}

function allowPurchase(
  { targetId: mediumId, value: price }: ActionParams,
  payWith: MeansOfPayment,
): readonly Told[] {
  return mediumId && typeof price === 'number'
    ? [tell('purchase', { type: 'purchase.allowed', mediumId, price, payWith })]
    : []
}

function isChatFormat(format: unknown): format is ChatFormat {
  return typeof format === 'string' && Object.hasOwn(typeOfFormat, format)
}

function isFavouriteKind(kind: unknown): kind is FavouriteKind {
  return favouriteKinds.some((known) => known === kind)
}
