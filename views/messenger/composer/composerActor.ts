import type { ActorRefFrom } from 'xstate'
import type { composerMachine } from '../../../machines/messenger/composer/composer.machine.ts'

/** The composer of a conversation, as its views are given it. */
export type ComposerActor = ActorRefFrom<typeof composerMachine>
