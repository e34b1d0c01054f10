import { type AnyActorRef, createActor } from 'xstate'
import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import type { Address, Addresses } from '../../../machines/core/address.ts'
import type { Language } from '../../../machines/core/language.ts'
import type { Draft, Purse } from '../../../machines/messenger/composer/composer.events.ts'
import { composerMachine } from '../../../machines/messenger/composer/composer.machine.ts'
import type { Gift, ToyControl } from '../../../machines/messenger/gifts/gifts.events.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { Composer } from '../../messenger/composer/Composer.tsx'
import { Announcer } from '../../shell/shell/Announcer.tsx'
import { Environment } from '../environment.tsx'
import { TextProvider } from '../text/text.tsx'
import { openHouse } from './house.tsx'

interface Scene {
  language?: Language
  channel?: Partial<Channel>
  purse?: Partial<Purse>
  draft?: Draft | null
  guest?: Partial<GuestState>
}

/** A picture of one colour, so that no test asks the server for one. */
export const plainPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23b58' d='M0 0h8v8H0Z'/%3E%3C/svg%3E"

/** Gifts as the platform lists them: for everybody, for VIPs, given no more. */
export const someGifts: readonly Gift[] = [
  { ...gift, imageUrl: plainPicture },
  { ...gift, id: 'gift-2', name: 'Orchid', price: 15, translations: [], imageUrl: plainPicture },
  {
    ...gift,
    id: 'gift-3',
    name: 'Crown',
    categoryId: 'jewels',
    price: 120,
    translations: [],
    vip: true,
    imageUrl: plainPicture,
  },
  { ...gift, id: 'gift-4', name: 'Sleigh ride', active: false, imageUrl: plainPicture },
]

/** Toy controls as the platform lists them. */
export const someToys: readonly ToyControl[] = [
  { ...toy, imageUrl: plainPicture },
  { ...toy, id: 'toy-2', displayName: 'Surprise', price: 12, random: true, imageUrl: plainPicture },
]

/**
 * A composer among the machines of a house, whose own pages are not drawn, and the view of it. It stands
 * on its own, as a conversation would run it.
 */
export async function openComposer({ language = 'en', draft = null, ...scene }: Scene = {}) {
  const house = openHouse(language)
  await house.admitGuest(scene.guest)
  const composer = createActor(composerMachine, {
    parent: house.actor,
    input: {
      channel: channel(scene.channel),
      draft,
    },
  } as never) as ReturnType<typeof createActor<typeof composerMachine>>
  const told: { address: string; event: { type: string } }[] = []
  house.actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.sourceRef !== composer) return
    const { id } = inspected.actorRef as AnyActorRef
    told.push({ address: id, event: inspected.event })
  })
  composer.start()
  const purse = { balance: 100, boughtGifts: {}, ...scene.purse }
  composer.send({ type: 'composer.purseChanged', purse })
  const environment = { actor: house.actor, now: house.clock.now, saveLog: async () => {} }
  return {
    ...house,
    composer,
    /** What the composer told somebody at that address. */
    told: <A extends Address>(address: A) =>
      told
        .filter((one) => one.address === address)
        .map(({ event }) => event as unknown as Addresses[A]),
    /** Both lists come. */
    async bringGifts(gifts = someGifts, toys = someToys) {
      await house.loadGifts.calls.at(-1)?.resolve(gifts)
      await house.loadToyControls.calls.at(-1)?.resolve(toys)
    },
    turn: (overrides: Partial<Channel>) =>
      composer.send({
        type: 'composer.channelChanged',
        channel: channel({ ...scene.channel, ...overrides }),
      }),
    fill: (purse: Purse) => composer.send({ type: 'composer.purseChanged', purse }),
    room: (
      <Environment value={environment}>
        <TextProvider language={language}>
          <Announcer>
            <main style={{ maxWidth: '46rem', margin: '0 auto', padding: '28rem 1rem 1rem' }}>
              <title>Composer</title>
              <h1 style={{ position: 'absolute' }}>Composer</h1>
              <Composer composer={composer} />
            </main>
          </Announcer>
        </TextProvider>
      </Environment>
    ),
  }
}
