import { buildSchema, isEnumType } from 'graphql'
import { expect, expectTypeOf, test } from 'vitest'
import { avsStatuses } from '../machines/account/guest/guest.state.ts'
import { loginModes } from '../machines/account/login/loginModes.ts'
import { newsletterTypes } from '../machines/account/newsletter/newsletter.events.ts'
import {
  pinCallCodes,
  pinCallTypes,
  pinLengths,
} from '../machines/account/pinCall/pinCall.events.ts'
import {
  relationObjects,
  relationPredicates,
} from '../machines/account/relations/relations.events.ts'
import { ordersOf } from '../machines/core/list/list.stores.ts'
import {
  actingGroups,
  albumOrders,
  albumTypes,
} from '../machines/library/albumList/albumList.events.ts'
import { bundleStates } from '../machines/library/bundles/bundles.events.ts'
import {
  mediaTypes,
  mediathekOrigins,
  mediathekSources,
  mediathekSplits,
} from '../machines/library/mediathek/mediathek.events.ts'
import { purchaseRefusals } from '../machines/library/purchase/purchase.events.ts'
import { videoOrders, videoTypes } from '../machines/library/videoList/videoList.categories.ts'
import { ordersFor } from '../machines/live/cams/camsQuery.ts'
import { actorTypes, genders } from '../machines/live/cams/listedPerformer.ts'
import { creationTypes, ticketErrors } from '../machines/live/chatShows/chatShows.events.ts'
import { chatTypes } from '../machines/live/liveChat/chatTypes.ts'
import { exitCodes } from '../machines/live/liveChat/exitCodes.ts'
import { sidebarKinds } from '../machines/live/sidebar/sidebar.events.ts'
import { topCamsTypes } from '../machines/live/topCams/topCams.events.ts'
import { channelFilters } from '../machines/messenger/channels/channels.events.ts'
import { messageTypes } from '../machines/messenger/conversation/chatMessage.ts'
import { conversionChatActions } from '../machines/messenger/conversionChat/conversionChat.events.ts'
import { autoRechargeTeaserModes } from '../machines/money/autoRecharge/autoRecharge.events.ts'
import { benefitKinds } from '../machines/money/bonusCode/benefits.ts'
import {
  flowToOpen,
  type PayTourFlow,
  payTourFlows,
  payTourViews,
} from '../machines/money/payTour/payTour.flows.ts'
import { logTopics } from '../machines/shell/app/logger.events.ts'
import { legalTextIds } from '../machines/shell/legal/legal.events.ts'
import { pushAudience } from '../machines/shell/realtime/pushAudience.ts'
import { favouriteKinds, type MessageType } from '../machines/shell/realtime/realtime.events.ts'
import * as guestRequests from '../simulator/account/guestRequests.simulator.ts'
import {
  pinCallRefusals,
  pinLengths as spokenLengths,
} from '../simulator/account/pinCall.simulator.ts'
import * as relations from '../simulator/account/relations.simulator.ts'
import * as entities from '../simulator/core/entities.ts'
import contentSchema from '../simulator/core/graphql/content.graphql?raw'
import guestSchema from '../simulator/core/graphql/guest.graphql?raw'
import { querySchema } from '../simulator/core/graphql/querySchema.ts'
import * as mediaSales from '../simulator/library/mediaSales.ts'
import { actorSorts } from '../simulator/live/actorSearch.simulator.ts'
import { showCreations } from '../simulator/live/chatShowPlan.ts'
import { ticketRefusals } from '../simulator/live/chatShows.simulator.ts'
import { chatExitCodes, chatTypes as platformChatTypes } from '../simulator/live/liveChatKinds.ts'
import { conversionChatAction } from '../simulator/messenger/conversionChat.simulator.ts'
import { flows } from '../simulator/money/payPage/flows.js'
import { type ClientFrameType, channelFilter } from '../simulator/shell/clientFrames.ts'
import { legalFileNames } from '../simulator/shell/legal.simulator.ts'
import { loggerTopics } from '../simulator/shell/logger.simulator.ts'
import { serverFrameTypes } from '../simulator/shell/serverFrames.ts'

/** The values of an enum of a GraphQL service. */
function enumOf(schema: string, name: string): readonly string[] {
  const type = buildSchema(schema).getType(name)
  if (!isEnumType(type)) throw new Error(`the schema has no enum ${name}`)
  return type.getValues().map((value) => value.name)
}

const viewsOf = (all: Readonly<Record<string, { view: string }>>) =>
  Object.values(all).map(({ view }) => view)

/** Where client and platform name the same kinds: each has its own list, and both are compared. */
const kinds: [string, client: readonly unknown[], platform: readonly unknown[]][] = [
  ['how an age check stands [AVS-1]', avsStatuses, entities.avsStatus.options],
  ['favourites', favouriteKinds, entities.favouriteKind.options],
  ['lists of top cams [ACT-2]', topCamsTypes, enumOf(querySchema, 'TopCamsType')],
  ['numbers that are called', pinCallTypes, enumOf(guestSchema, 'PinCallType')],
  ['newsletters [NWS-1]', Object.values(newsletterTypes), guestRequests.newsletterIds],
  ['what a guest did [REL-1]', relationPredicates, relations.relationPredicates],
  ['what they did it with [REL-1]', relationObjects, relations.relationObjects],
  ['how a top-up teaser was left', autoRechargeTeaserModes, guestRequests.teaserMode.options],
  ['benefits [VCH-6]', benefitKinds, enumOf(contentSchema, 'BenefitKind')],
  ['messages', messageTypes, entities.messageTypes],
  ['lists of channels [MSG-5]', channelFilters, channelFilter.options],
  ['what is done with a conversion chat', conversionChatActions, conversionChatAction.options],
  ['genders [ACT-10]', genders, enumOf(querySchema, 'Gender')],
  ['kinds of performers [ACT-11]', actorTypes, enumOf(querySchema, 'ActorType')],
  ['orders of performers that are searched for [LST-4]', ordersOf('performers'), actorSorts],
  ['orders of performers [LST-4]', ordersFor({}), enumOf(querySchema, 'ModelsSort')],
  ['how shows come about', creationTypes, showCreations],
  ['why there is no ticket [CSH-13 REQ-11]', ticketErrors, ticketRefusals],
  ['chat types [CHT-2]', chatTypes, platformChatTypes],
  ['exit codes of chats [CHT-10]', exitCodes, chatExitCodes],
  ['topics of the logger [TRK-7]', logTopics, loggerTopics],
  ['videos [VID-11]', videoTypes, enumOf(querySchema, 'VideoType')],
  ['orders of videos [LST-4]', videoOrders, enumOf(querySchema, 'MediaSort')],
  ['who is seen [VID-10]', actingGroups, enumOf(querySchema, 'ActingGroup')],
  ['bundles', bundleStates, enumOf(querySchema, 'BundleState')],
  ['media of the mediathek [MYA-5]', mediaTypes, enumOf(querySchema, 'MediaType')],
  ['sources of the mediathek [MYA-6]', mediathekSources, enumOf(querySchema, 'MediathekSource')],
  ['origins of the mediathek [MYA-7]', mediathekOrigins, enumOf(querySchema, 'MediathekOrigin')],
  [
    'splits of the mediathek [MYA-2 MYA-3 MYA-4]',
    mediathekSplits,
    enumOf(querySchema, 'MediathekSplit'),
  ],
  ['ways of a sidebar [SEO-6]', sidebarKinds, enumOf(querySchema, 'SidebarKind')],
  ['why nothing is sold', purchaseRefusals, mediaSales.purchaseRefusals],
  ['legal texts [LGL-7]', legalTextIds, Object.keys(legalFileNames)],
  ['views of the payment client [PAY-5]', payTourViews, viewsOf(flows)],
  [
    'flows of the payment client [PAY-16]',
    [...(Object.keys(payTourFlows) as PayTourFlow[]).map(flowToOpen), ...loginModes],
    Object.keys(flows),
  ],
]

test.each(kinds)('client and platform know the same: %s', (_, client, platform) => {
  expect(new Set(client)).toEqual(new Set(platform))
})

test('albums are of kinds and in orders that the platform knows [GAL-25]', () => {
  expect(enumOf(querySchema, 'VideoType')).toEqual(expect.arrayContaining([...albumTypes]))
  expect(enumOf(querySchema, 'MediaSort')).toEqual(expect.arrayContaining([...albumOrders]))
})

test('client and platform know the same frames of the channel, either way', () => {
  expectTypeOf<MessageType>().toEqualTypeOf<ClientFrameType>()
  expect(new Set(Object.keys(pushAudience))).toEqual(new Set(serverFrameTypes))
})

test('a PIN is as long as the platform speaks it, and each refusal has its code [PIN-8]', () => {
  expect(pinLengths).toEqual(spokenLengths)
  const unknown = 10
  expect(pinCallCodes).toEqual([...Object.keys(pinCallRefusals).map(Number), unknown])
})
