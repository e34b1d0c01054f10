import { expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, sendTo, setup } from 'xstate'
import type { BrowserRequest } from '../shell/app/browser.events.ts'
import { to } from './address.ts'

test('an address reaches the actor of that system id', () => {
  const told: BrowserRequest[] = []
  const browser = fromCallback<BrowserRequest>(({ receive }) =>
    receive((event) => told.push(event)),
  )
  const machine = setup({ actors: { browser } }).createMachine({
    invoke: { src: 'browser', systemId: 'browser' },
    on: { ask: { actions: sendTo(to('browser'), { type: 'browser.reloadRequested' }) } },
  })
  createActor(machine).start().send({ type: 'ask' })
  expect(told).toEqual([{ type: 'browser.reloadRequested' }])
})

test.each([
  ['browser', sendTo(to('browser'), { type: 'browser.reloadRequested' })],
  // @ts-expect-error the browser takes no such event
  ['browser', sendTo(to('browser'), { type: 'browser.wentOnline' })],
  // @ts-expect-error no such address
  ['messanger', sendTo(to('messanger'), { type: 'browser.reloadRequested' })],
])(
  'sending to %s where nobody is fails by name; a slip in either does not compile',
  (name, ask) => {
    const actor = createActor(createMachine({ on: { ask: { actions: ask } } }))
    actor.subscribe({ error: () => {} })
    actor.start().send({ type: 'ask' })
    expect(actor.getSnapshot().error).toEqual(new Error(`no actor has the address '${name}'`))
  },
)
