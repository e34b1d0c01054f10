import type { ActorRefFrom } from 'xstate'
import type { inspectorMachine } from '../../../inspector/inspector/inspector.machine.ts'
import type { Ask } from '../../../inspector/views/asking.ts'
import type { FrameOrder, FrameReport } from '../../replay/messages.ts'
import type { Speed } from './playing.ts'

/** What the frame's service tells: what the frame reported, or that its document is there anew. */
export type FrameEvent =
  | { type: 'frame.reported'; report: FrameReport }
  | { type: 'frame.connected' }
  /** Messages that were not taken: of another window or origin, or of no known shape. */
  | { type: 'frame.messageRefused' }

export type FrameRequest = { type: 'frame.order'; order: FrameOrder }

/** The inspector that looks into the log, and how its replica is asked. */
export interface Panels {
  inspector: ActorRefFrom<typeof inspectorMachine>
  ask: Ask
}

export type PanelsEvent =
  | { type: 'panels.started'; panels: Panels }
  /** An entry was chosen there. */
  | { type: 'panels.positionChosen'; position: number }

export type PanelsRequest = { type: 'panels.show'; position: number }

export type PlayerEvent =
  | FrameEvent
  | PanelsEvent
  | { type: 'player.playRequested' }
  | { type: 'player.pauseRequested' }
  | { type: 'player.stepRequested'; direction: 1 | -1 }
  | { type: 'player.markRequested'; direction: 1 | -1 }
  /** To a time of the log, in ms. */
  | { type: 'player.timeChosen'; at: number }
  | { type: 'player.positionChosen'; position: number }
  | { type: 'player.entryChosen'; seq: number }
  | { type: 'player.speedChosen'; speed: Speed }
  | { type: 'player.idleSwitched'; skips: boolean }
  | { type: 'player.panelsSwitched'; isOpen: boolean }
  | { type: 'player.retryRequested' }

/** What the player tells around it. */
export type PlayerEmitted =
  /** Where it rests, for the address. */
  | { type: 'rested'; seq: number }
  /** The log was played to its end. */
  | { type: 'ended' }
