import type { SpecialEvent } from '../../../machines/shell/navigation/routes.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** What each special event is called. */
export const eventTitles = {
  slot_machine: 'event.slot_machine',
  vr_porn: 'event.vr_porn',
  kick_it_2025: 'event.kick_it_2025',
  wiesn_shooting: 'event.wiesn_shooting',
  wiesn_bude: 'event.wiesn_bude',
  wiesn_gaudi: 'event.wiesn_gaudi',
  halloween: 'event.halloween',
  cum_on: 'event.cum_on',
  newsletter_unsubscribe: 'event.newsletter_unsubscribe',
  venus_attacks: 'event.venus_attacks',
} as const satisfies Record<SpecialEvent, TextKey>
