import { fromCallback } from 'xstate'
import { channelDetailsMachine } from '../../machines/messenger/channelDetails/channelDetails.machine.ts'
import { channelOrdersMachine } from '../../machines/messenger/channelOrders/channelOrders.machine.ts'
import { channelPagesMachine } from '../../machines/messenger/channelPages/channelPages.machine.ts'
import { channelsMachine } from '../../machines/messenger/channels/channels.machine.ts'
import { conversationMachine } from '../../machines/messenger/conversation/conversation.machine.ts'
import { conversionChatMachine } from '../../machines/messenger/conversionChat/conversionChat.machine.ts'
import { deliveryMachine } from '../../machines/messenger/delivery/delivery.machine.ts'
import { giftsMachine } from '../../machines/messenger/gifts/gifts.machine.ts'
import { messengerMachine } from '../../machines/messenger/messenger/messenger.machine.ts'
import { notificationsMachine } from '../../machines/messenger/notifications/notifications.machine.ts'
import { recommendationsMachine } from '../../machines/messenger/recommendations/recommendations.machine.ts'
import { videoShareMachine } from '../../machines/messenger/videoShare/videoShare.machine.ts'
import { loadMessengerActor } from '../../services/messenger/channelDetails.service.ts'
import { blockChannel, touchChannel } from '../../services/messenger/channelOrders.service.ts'
import {
  loadActorChannel,
  loadChannel,
  loadChannels,
  loadUnreadCount,
} from '../../services/messenger/channels.service.ts'
import { switchConversionChat } from '../../services/messenger/conversionChat.service.ts'
import { browserDeliveryEnvironment } from '../../services/messenger/deliveryEnvironment.ts'
import { createDeliveryStoreWork } from '../../services/messenger/deliveryStore.service.ts'
import { loadGifts, loadToyControls } from '../../services/messenger/gifts.service.ts'
import { loadContent } from '../../services/messenger/messengerContent.service.ts'
import { loadRecommendations } from '../../services/messenger/recommendations.service.ts'
import { sendVideoShareEmail } from '../../services/messenger/videoShare.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

/** What guests and performers say to each other, and what the guest is told. */
export const messenger = {
  notifications: actor(notificationsMachine, {
    input: ({ items, isVisible }) => ({
      storedRemoved: items.removedNotifications ?? null,
      isVisible,
    }),
  }),
  gifts: actor(giftsMachine, {
    slots: ({ content }) => ({
      loadGifts: loads(content, loadGifts),
      loadToyControls: loads(content, loadToyControls),
    }),
  }),
  delivery: actor(deliveryMachine, {
    slots: ({ environment }) => ({
      deliveryStore: fromCallback(
        createDeliveryStoreWork(browserDeliveryEnvironment(globalThis, environment)),
      ),
    }),
  }),
  channels: actor(channelsMachine, {
    slots: ({ content, request }) => ({
      loadActorChannel: asks(request, loadActorChannel),
      loadChannel: asks(request, loadChannel),
      loadChannels: asks({ content, request }, loadChannels),
      loadUnreadCount: loads(content, loadUnreadCount),
    }),
  }),
  channelPages: actor(channelPagesMachine),
  channelOrders: actor(channelOrdersMachine, {
    slots: ({ content, request }) => ({
      blockChannel: asks(request, blockChannel),
      touchChannel: asks(content, touchChannel),
    }),
  }),
  channelDetails: actor(channelDetailsMachine, {
    slots: ({ request }) => ({ loadMessengerActor: asks(request, loadMessengerActor) }),
  }),
  messenger: actor(messengerMachine, {
    slots: ({ content, request }) => ({
      conversation: conversationMachine.provide({
        actors: { loadContent: asks({ content, request }, loadContent) },
      }),
    }),
  }),
  recommendations: actor(recommendationsMachine, {
    slots: ({ request }) => ({ loadRecommendations: asks(request, loadRecommendations) }),
  }),
  conversionChat: actor(conversionChatMachine, {
    slots: ({ request }) => ({ switchConversionChat: asks(request, switchConversionChat) }),
  }),
  videoShare: actor(videoShareMachine, {
    slots: ({ request }) => ({ sendVideoShareEmail: asks(request, sendVideoShareEmail) }),
  }),
} satisfies Manifest
