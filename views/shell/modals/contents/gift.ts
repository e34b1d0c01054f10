import type { ModalId } from '../../../../machines/shell/modals/modals.events.ts'
import type { ModalContent } from '../modalContent.ts'

/** Presents and rewards. */
export const contents = {
  'tag-reward-basic': {
    title: 'modal.tag-reward-basic.title',
    words: 'modal.tag-reward-basic',
    actions: [{ words: 'modal.action.videos', does: 'go', route: { name: 'videos', params: {} } }],
  },
  'tag-reward-pro': {
    title: 'modal.tag-reward-pro.title',
    words: 'modal.tag-reward-pro',
    actions: [{ words: 'modal.action.videos', does: 'go', route: { name: 'videos', params: {} } }],
  },
  'tag-reward-advanced': {
    title: 'modal.tag-reward-advanced.title',
    words: 'modal.tag-reward-advanced',
    actions: [{ words: 'modal.action.videos', does: 'go', route: { name: 'videos', params: {} } }],
  },
  'actor-gift-calendar': {
    title: 'modal.actor-gift-calendar.title',
    words: 'modal.actor-gift-calendar',
    actions: [{ words: 'modal.action.cams', does: 'go', route: { name: 'cams', params: {} } }],
  },
  'advent-calendar-2022': {
    title: 'modal.advent-calendar-2022.title',
    words: 'modal.advent-calendar-2022',
    actions: [
      {
        words: 'modal.action.calendar',
        does: 'go',
        route: { name: 'magazineAdventCalendar', params: {} },
      },
    ],
  },
  'advent-calendar-2023': {
    title: 'modal.advent-calendar-2023.title',
    words: 'modal.advent-calendar-2023',
    actions: [
      {
        words: 'modal.action.calendar',
        does: 'go',
        route: { name: 'magazineAdventCalendar', params: {} },
      },
    ],
  },
  'five-days-bonus': {
    title: 'modal.five-days-bonus.title',
    words: 'modal.five-days-bonus',
    actions: [
      { words: 'modal.action.bonus', does: 'go', route: { name: 'dailyBonus', params: {} } },
    ],
  },
} as const satisfies Partial<Record<ModalId, ModalContent>>
