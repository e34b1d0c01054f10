import { expect, test } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import type { Address } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import type { PushType } from './realtime.events.ts'
import { realtimeMachine } from './realtime.machine.ts'

const { connect } = realtimeWalks(setFold, realtimeMachine)

/** Whom a rule wants to hear of a push, as the rules say it; others may hear of it too. */
const heardBy: [rules: string, type: PushType, addresses: Address[]][] = [
  ['AVS-2 AVS-3', 'avsRevoked', ['guest', 'ageVerification', 'outcomes', 'statusBar']],
  ['AVS-4 AVS-5 AVS-6', 'avsSet', ['guest', 'ageVerification', 'outcomes', 'statusBar']],
  ['AVS-7', 'avsPending', ['guest', 'ageVerification', 'statusBar']],
  ['AVS-8', 'avsRejected', ['guest', 'ageVerification', 'statusBar']],
  ['GST-15', 'guestLocked', ['guest']],
  ['GST-17 GST-18 TRK-4', 'vipAboUpdated', ['guest', 'outcomes', 'tracking']],
  ['GST-19 TRK-4', 'vxtvAboUpdated', ['guest', 'outcomes', 'tracking']],
  ['VOC-1 VOC-2', 'voicecallStarted', ['guest', 'voiceCall']],
  ['VOC-1 VOC-3', 'voicecallStopped', ['guest', 'voiceCall', 'outcomes']],
  ['GST-20 GST-27 PAY-15 TRK-5', 'guestBalance', ['guest', 'outcomes', 'tracking']],
  ['VCH-17', 'bonusCodeRedeemed', ['bonusCode']],
  ['VCH-23', 'vouchers', ['guest']],
  ['GST-21', 'loyaltyPointsChanged', ['guest']],
  ['GST-28', 'guestEmailVerified', ['guest', 'statusBar']],
  ['GFT-9', 'giftsUpdated', ['guest']],
  ['LGL-8', 'dataProtection', ['dataProtection']],
  ['RT-12 RT-13', 'sessionExpired', ['outcomes', 'payTour']],
  ['PAY-44', 'canOneClickResult', ['oneClick']],
  ['NTF-10', 'navbarNotifications', ['notifications']],
  ['NTF-10', 'floatingNotifications', ['notifications']],
  ['MSG-8', 'freeShowStarted', ['channels']],
  ['MSG-8', 'freeShowStopped', ['channels']],
  ['MSG-31', 'channels', ['channels']],
  ['MSG-32', 'allChannelsSeen', ['channels']],
  ['MSG-33', 'messengerContentChanged', ['messenger', 'channels']],
  ['CHT-3', 'chatEnd', ['liveChat']],
  ['CHT-8', 'freeChatDurationChanged', ['liveChat', 'actorProfile']],
  ['CHT-9', 'privateTicketShowInvitation', ['chatShows']],
  ['RT-17', 'favouriteActors', ['favourites']],
  ['RT-19', 'favouritePinned', ['favourites', 'actorProfile', 'actorPictures', 'album']],
  ['RT-19', 'favouriteUnpinned', ['favourites', 'actorProfile', 'actorPictures', 'album']],
  ['RT-21', 'clashOfCamsVoting', ['clashOfCams']],
  ['RT-21', 'liveReaction', ['liveChat']],
]

/** Whoever shows whether a performer is online [ACT-20]. */
const ofPresence: Address[] = [
  'channels',
  'channelDetails',
  'recommendations',
  'cams',
  'actorProfile',
  'chatShows',
  'favourites',
  'favouriteCams',
  'topCams',
]

const rows = [
  ...heardBy,
  ...(['actorOnline', 'actorOffline'] as const).map(
    (type) => ['MSG-13 ACT-20 FAV-1', type, ofPresence] as const,
  ),
].map(([rules, type, addresses]) => [type, addresses.join(', '), rules, addresses] as const)

test.each(rows)('%s is heard by %s [%s]', (type, _names, _rules, addresses) => {
  const { socket, told } = connect()
  const sent = push(type)
  socket.push(sent)
  for (const address of addresses)
    expect(told(address), address).toContainEqual({ ...sent, type: `push.${type}` })
})
