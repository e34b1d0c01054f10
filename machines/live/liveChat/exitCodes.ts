/** Why chats end, or do not begin, in the platform's codes [CHT-10]. */
export const exitCodes = [
  100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199, 201, 202, 203, 204, 205, 206, 207, 208,
  301, 401, 402, 403, 404, 405, 406, 407, 408, 498, 499, 501, 502, 503, 601, 901, 902, 903, 904,
  905, 906, 907, 908, 909, 910, 920, 921, 990, 996, 997,
] as const
export type ExitCode = (typeof exitCodes)[number]

/** Stands for a code that this build does not know. */
export const unknownExit: ExitCode = 199

/** The guest does not have the coins for a chat to begin. */
export const coinsMissing: ExitCode = 503

/** Who ended it [CHT-11]. */
export type ExitGroup = 'client' | 'host' | 'admin' | 'preview'

/** What follows a chat, or stands in for one [CHT-13]. */
export type Follow =
  /** The guest says how it was. */
  | 'survey'
  /** It can be begun again at once. */
  | 'retry'
  /** The same performer, for coins. */
  | 'paid'
  /** Coins are missing. */
  | 'topUp'
  /** The show with a ticket runs. */
  | 'ticketShow'
  /** The live show has started [CHT-12]. */
  | 'liveShow'
  /** Another chat of the guest runs. */
  | 'running'
  | 'login'
  | 'ageCheck'
  /** This performer cannot be met now: there are others. */
  | 'others'
  /** Nothing; the reason is told. */
  | 'nothing'

/** What is said of it; texts have it as `liveChat.exit.{reason}`. */
export const exitReasons = {
  100: ['left', 'survey'],
  101: ['pageClosed', 'survey'],
  102: ['guestAway', 'retry'],
  103: ['coinsOver', 'topUp'],
  104: ['freeTimeOver', 'paid'],
  105: ['movedToPrivate', 'survey'],
  106: ['otherTab', 'running'],
  107: ['loggedOut', 'login'],
  108: ['noPicture', 'retry'],
  198: ['idle', 'retry'],
  199: ['technical', 'retry'],
  201: ['hostEnded', 'survey'],
  202: ['hostPrivate', 'others'],
  203: ['hostPaused', 'retry'],
  204: ['hostLost', 'retry'],
  205: ['hostRefused', 'others'],
  206: ['hostOffline', 'others'],
  207: ['ticketShowBegan', 'ticketShow'],
  208: ['priceChanged', 'paid'],
  301: ['hostInCall', 'others'],
  401: ['endedByTeam', 'nothing'],
  402: ['rules', 'nothing'],
  403: ['locked', 'nothing'],
  404: ['ageMissing', 'ageCheck'],
  405: ['countryBanned', 'others'],
  406: ['limitReached', 'nothing'],
  407: ['maintenance', 'retry'],
  408: ['otherLogin', 'login'],
  498: ['paymentRefused', 'topUp'],
  499: ['technical', 'retry'],
  501: ['hostBusy', 'others'],
  502: ['hostOffline', 'others'],
  503: ['coinsMissing', 'topUp'],
  601: ['otherChat', 'running'],
  901: ['previewOver', 'paid'],
  902: ['previewsUsed', 'paid'],
  903: ['hostPrivate', 'others'],
  904: ['hostEnded', 'paid'],
  905: ['hostOffline', 'others'],
  906: ['loginMissing', 'login'],
  907: ['ticketShowBegan', 'ticketShow'],
  908: ['liveShowStarted', 'liveShow'],
  909: ['countryBanned', 'others'],
  910: ['ageMissing', 'ageCheck'],
  920: ['freeTimeOver', 'paid'],
  921: ['freeChatBegan', 'retry'],
  990: ['technical', 'retry'],
  996: ['endedByTeam', 'nothing'],
  997: ['technical', 'retry'],
} as const satisfies { readonly [C in ExitCode]: readonly [string, Follow] }
export type ExitReason = (typeof exitReasons)[ExitCode][0]

/** With these a chat did not begin at all [CHT-13]. */
const preChat: readonly ExitCode[] = [501, 502, 503, 601]

/** Whether a number is one of the codes. */
export const isExitCode = (code: number): code is ExitCode =>
  exitCodes.some((known) => known === code)

/** Who ended a chat [CHT-11]. */
export function groupOf(code: ExitCode): ExitGroup {
  if (code < 200) return 'client'
  if (code < 400) return 'host'
  return code < 900 ? 'admin' : 'preview'
}

/** Whether a live preview or a free chat ended with it [CHT-13]. */
export const isPreviewExit = (code: ExitCode): boolean => groupOf(code) === 'preview'

/** Whether the chat did not begin [CHT-13]. */
export const isPreChatExit = (code: ExitCode): boolean => preChat.includes(code)

/** What is said of the end, and what follows it [CHT-12 CHT-13]. */
export function endOf(code: ExitCode): { reason: ExitReason; follow: Follow } {
  const [reason, follow] = exitReasons[code]
  return { reason, follow }
}
