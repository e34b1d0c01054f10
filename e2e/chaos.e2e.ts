import { expect, type Page } from '@playwright/test'
import { setFold } from '../machines/core/clock.ts'
import { selectListedIds } from '../machines/messenger/channels/channels.selectors.ts'
import { completeApp } from '../src/areas/all.ts'
import { EventLog, replay } from '../src/engine/index.ts'
import {
  daily,
  type FaultyGuest,
  faultyGuest,
  guest,
  guestDeeds,
  lastingFaults,
  longest,
  prefix,
} from '../src/faultyGuest.fixtures.ts'
import { actorOf, differencesOf } from '../src/recovered.fixtures.ts'
import { balancePush } from '../src/startedApp.fixtures.ts'
import { type Named, run, sequenceAt } from '../src/testing/faults.ts'
import type { AppActor } from '../src/wire.ts'
import type { Control } from './support/control.ts'
import { onTheirWay, storedTexts } from './support/delivery.ts'
import { test } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'

/** A sequence that a run reported: `FAULTS='{"seed":1,"path":"0"}'`; else one that Node plays by day, and two more. */
const named: readonly Named[] = process.env.FAULTS
  ? [JSON.parse(process.env.FAULTS)]
  : [daily, { seed: 4 }, { seed: 74 }]

for (const name of named) {
  test(`whatever network and platform did, the page comes to what a fresh one shows, and each message is sent once and in order: sequence ${JSON.stringify(name)} [MSG-25]`, {
    tag: '@night',
  }, async ({ page, server, platform, complaints }) => {
    await page.clock.install()
    await page.goto(`${server.app}en/`)
    await logIn(page, guest)
    await page.goto(`${server.app}en/messenger/`)
    await untilConnected(page)
    const lived = guestOn(page, platform)
    const happened = await run(sequenceAt(guestDeeds, longest, name), lived)
    for (const fault of lastingFaults) await platform.fault(guest, fault, null)
    test.info().annotations.push({ type: 'what happened', description: happened.join(', ') })

    const pass = () => page.clock.runFor(1_000)
    await expect(async () => {
      await pass()
      expect(await statesOf(page)).toEqual(well)
      expect(
        (await onTheirWay(page)).filter(({ status }) => /waiting|storing/.test(status)),
      ).toEqual([])
    }).toPass()
    const fresh = await page.context().newPage()
    await fresh.goto(`${server.app}en/messenger/`)
    await expect.poll(() => statesOf(fresh)).toEqual(well)
    await expect
      .poll(async () => {
        await pass()
        return differencesOf(await replayed(page), await replayed(fresh))
      })
      .toEqual([])
    const listed = selectListedIds(actorOf(await replayed(fresh), 'channels').getSnapshot())
    const { archived, sent } = lived
    expect(Object.keys(archived).filter((id) => listed.includes(id) === archived[id])).toEqual([])
    for (const [channelId, texts] of Object.entries(sent))
      expect(await storedTexts(fresh, channelId, prefix)).toEqual(texts)
    expect(complaints.splice(0).filter((said) => !ofTheNetwork.test(said))).toEqual([])
  })
}

const well = { failed: [], isConnected: true, isListed: true }

/** A page in Chromium, its clock in the test's hands. */
function guestOn(page: Page, platform: Control): FaultyGuest {
  return faultyGuest({
    fault: (name, params) => platform.fault(guest, name, params),
    order: (order) => platform.frames(guest, order),
    close: (code) => platform.close(guest, code),
    send: (bytes) => platform.bytes(guest, bytes),
    pass: (ms) => page.clock.runFor(ms),
    jump: (ms) => page.clock.fastForward(ms),
    setOnline: (isOnline) => page.context().setOffline(!isOnline),
    async tell(address, event) {
      const told = [address, event] as const
      await expect(() =>
        page.evaluate(([to, said]) => window.limelight.tell(to as never, said as never), told),
      ).toPass()
    },
    write: (channelId) =>
      platform.write({ guestId: guest, channelId, kind: 'text', text: 'Good evening' }),
    book: (balance) => platform.push(guest, balancePush(balance)),
    isOnItsWay: async (text) => (await onTheirWay(page)).some(({ data }) => data === text),
  })
}

/** What a browser says of requests and connections that failed, which is what was done to them. */
const ofTheNetwork =
  /Failed to load resource|WebSocket connection to|Failed to fetch dynamically imported module/

/** What failed in a page, whether its channel is established and its list is there. */
function statesOf(page: Page) {
  return page.evaluate(() => {
    const isIn = (value: unknown, name: string): boolean =>
      typeof value === 'object' && value !== null
        ? Object.values(value).some((part) => isIn(part, name))
        : value === name
    const states = window.limelight.state()
    return {
      failed: Object.keys(states).filter((actor) => isIn(states[actor]?.value, 'failed')),
      isConnected: isIn(states['app/realtime']?.value, 'established'),
      isListed: isIn(states['app/channels']?.value, 'loaded'),
    }
  })
}

/** The app as the page's own event log folds it. */
async function replayed(page: Page): Promise<AppActor> {
  const text = await page.evaluate(async () => (await window.limelight.loadLog()).toNDJSON())
  const run = replay(completeApp, EventLog.parse(text), { systemId: 'app', onFold: setFold })
  run.run()
  expect(run.divergence).toBeUndefined()
  return run.actor
}
