import { channelDetailsMachine } from '../channelDetails/channelDetails.machine.ts'
import { channelOrdersMachine } from '../channelOrders/channelOrders.machine.ts'
import { channelPagesMachine } from '../channelPages/channelPages.machine.ts'
import { channelsMachine } from '../channels/channels.machine.ts'
import { messengerMachine } from './messenger.machine.ts'

/** The machines that are the messenger together, by their addresses, for tests of them all. */
export const messengerMachines = {
  channels: channelsMachine,
  channelPages: channelPagesMachine,
  channelOrders: channelOrdersMachine,
  channelDetails: channelDetailsMachine,
  messenger: messengerMachine,
}
