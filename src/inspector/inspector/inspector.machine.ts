import { goingRegion } from './inspector.going.ts'
import { inspectorSetup, told } from './inspector.setup.ts'
import { sourceRegion } from './inspector.source.ts'
import { firstContext } from './inspector.state.ts'
import { workingRegion } from './inspector.working.ts'

/** The inspector's page: what is open, which moment of it is shown, and what is looked for. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: firstContext,
  type: 'parallel',
  invoke: [
    { src: 'keep', id: 'keep', onError: { actions: { type: 'tell', params: told } } },
    { src: 'address', id: 'address', onError: { actions: { type: 'tell', params: told } } },
  ],
  on: {
    'link.messagesDropped': { actions: { type: 'takeDropped', params: ({ event }) => event } },
    'kept.loaded': { actions: { type: 'takeKept', params: ({ event }) => event } },
    'inspector.filterSaved': { actions: 'keep' },
    'inspector.filterRemoved': { actions: 'keep' },
    'inspector.breakpointAdded': { actions: 'keep' },
    'inspector.breakpointToggled': { actions: 'keep' },
    'inspector.breakpointRemoved': { actions: 'keep' },
    'inspector.paneResized': { actions: 'keep' },
    'inspector.themeChosen': { actions: 'keep' },
    'inspector.letterKeysSwitched': { actions: 'keep' },
    'inspector.panelChosen': { actions: { type: 'takePanels', params: ({ event }) => event } },
    'inspector.filterChanged': { actions: { type: 'takeFilter', params: ({ event }) => event } },
    'inspector.actorChosen': { actions: { type: 'takeActor', params: ({ event }) => event } },
    'inspector.momentPinned': { actions: { type: 'pin', params: ({ event }) => event } },
    'inspector.momentUnpinned': { actions: { type: 'unpin', params: ({ event }) => event } },
    'inspector.shortcutsAsked': { actions: 'showShortcuts' },
    'inspector.shortcutsClosed': { actions: 'hideShortcuts' },
    'inspector.noticeClosed': { actions: 'closeNotice' },
  },
  states: { source: sourceRegion, going: goingRegion, working: workingRegion },
})
