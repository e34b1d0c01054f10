import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { answeredSlot } from '../../../fixtures/core/walk.fixtures.ts'
import { messagesAt } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Address, Addresses } from '../../../machines/core/address.ts'
import type { Language } from '../../../machines/core/language.ts'
import type {
  ChatMessage,
  ContentPage,
  OutgoingMessage,
} from '../../../machines/messenger/conversation/chatMessage.ts'
import {
  type ContentQuery,
  conversationMachine,
} from '../../../machines/messenger/conversation/conversation.machine.ts'
import { selectTimeline } from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { Conversation } from '../../messenger/conversation/Conversation.tsx'
import { Environment } from '../environment.tsx'
import { TextProvider } from '../text/text.tsx'
import { openHouse } from './house.tsx'

interface Scene {
  language?: Language
  /** Size of the pane in px. */
  width?: number
  height?: number
  /** What the platform keeps of the channel, oldest first; a test answers for itself without it. */
  kept?: readonly ChatMessage[]
  /** How many of these come at first. */
  atFirst?: number
}

/**
 * A conversation among the machines of a house, whose own pages are not drawn, and the view of it. It
 * stands on its own, as the messenger would run it.
 */
export async function openConversation({ language = 'en', kept, atFirst, ...scene }: Scene = {}) {
  const house = openHouse(language)
  await house.admitGuest()
  const slot = answeredSlot<ContentPage, ContentQuery>()
  const logic = kept
    ? fromPromise<ContentPage, ContentQuery>(async ({ input }) => pageOf(kept, input, atFirst))
    : slot.logic
  const conversation = createActor(
    conversationMachine.provide({ actors: { loadContent: logic } }),
    {
      parent: house.actor,
      input: {
        channel: channel(),
        draft: null,
        outgoing: [],
      },
    } as never,
  ) as ReturnType<typeof createActor<typeof conversationMachine>>
  const told: { address: string; event: { type: string } }[] = []
  house.actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event') return
    const { id } = inspected.actorRef as AnyActorRef
    told.push({ address: id, event: inspected.event })
  })
  conversation.start()
  const environment = { actor: house.actor, now: house.clock.now, saveLog: async () => {} }
  const { width = 720, height = 640 } = scene
  return {
    ...house,
    conversation,
    calls: slot.calls,
    open: (unreadCount = 0) => conversation.send({ type: 'conversation.opened', unreadCount }),
    answer: (messages: readonly ChatMessage[], hasOlder = false) =>
      slot.calls.at(-1)?.resolve({ messages, hasOlder }),
    answerWith: (first: number, last: number) =>
      slot.calls.at(-1)?.resolve({ messages: messagesAt(first, last), hasOlder: first > 1 }),
    come: (message: ChatMessage | null) =>
      conversation.send({ type: 'conversation.contentChanged', message }),
    deliver: (...outgoing: OutgoingMessage[]) =>
      conversation.send({ type: 'conversation.outgoingChanged', outgoing }),
    timeline: () => selectTimeline(conversation.getSnapshot()),
    /** What anybody told somebody at that address. */
    told: <A extends Address>(address: A) =>
      told
        .filter((one) => one.address === address)
        .map(({ event }) => event as unknown as Addresses[A]),
    room: (
      <Environment value={environment}>
        <TextProvider language={language}>
          <main style={{ display: 'flex', width, maxWidth: '100%', height }}>
            <Conversation conversation={conversation} />
          </main>
        </TextProvider>
      </Environment>
    ),
  }
}

/** What the content service answers. */
function pageOf(
  kept: readonly ChatMessage[],
  { before, limit }: ContentQuery,
  atFirst = limit,
): ContentPage {
  const end = before === null ? kept.length : kept.findIndex(({ position }) => position === before)
  const begin = Math.max(0, end - (before === null ? atFirst : limit))
  return { messages: kept.slice(begin, end), hasOlder: begin > 0 }
}
