import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { intakeLimits } from '../../../../machines/support/report/intake.shapes.ts'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { appOrigin } from '../store.fixtures.ts'
import { Reporter, refusal, smallLog } from './reporter.fixtures.ts'

onEachDatabase((storeOf) => {
  test('lets nobody into a session or a report who has another key', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    const log = smallLog(page.session, [1, 1])
    const report = page.report([log])
    await page.announce(report)
    const forger = new Reporter(store)
    const forged = forger.report([], { session: page.session })
    expect(await refusal(await forger.announce(forged))).toMatchObject({
      status: 403,
      code: 'not-allowed',
    })
    expect(await refusal(await forger.announce(report))).toMatchObject({ status: 403 })
    expect(await refusal(await forger.ask(`/${report.id}`))).toMatchObject({ status: 404 })
    const put = await forger.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)
    expect(await refusal(put)).toMatchObject({ status: 404, code: 'not-found' })
    expect(await refusal(await page.ask(`/${randomUUID()}`))).toMatchObject({ status: 404 })
    expect((await page.put(report.id, log.announced.id, 0, log.chunks[0] as Buffer)).status).toBe(
      204,
    )
  })

  test('refuses a key that is none, and keeps no key', async () => {
    const store = storeOf()
    const page = new Reporter(store)
    for (const Authorization of ['', 'Bearer', 'Bearer short', `Basic ${page.key}`])
      expect(
        await refusal(await page.ask(`/${randomUUID()}`, { headers: { Authorization } })),
      ).toMatchObject({
        code: 'not-allowed',
      })
    await page.send()
    const everything = await store.everything()
    expect(everything.filter(({ text }) => text.includes(page.key))).toEqual([])
  })

  test('refuses more reports of a session than it keeps', async () => {
    const store = storeOf({
      rates: { key: { burst: 1e3, perSecond: 1 }, address: { burst: 1e3, perSecond: 1 } },
    })
    const page = new Reporter(store)
    const first = page.report()
    await page.announce(first)
    for (let n = 1; n < intakeLimits.reportsOfSession; n++) await page.announce(page.report())
    const last = page.report()
    expect(await refusal(await page.announce(last))).toMatchObject({ code: 'too-many' })
    expect((await page.announce(first)).status).toBe(200)
  })

  test('is asked no faster than it says, by key and by address', async () => {
    const rates = { key: { burst: 3, perSecond: 0.5 }, address: { burst: 5, perSecond: 1 } }
    const store = storeOf({ rates })
    const page = new Reporter(store)
    const other = new Reporter(store)
    const tries = async (who: Reporter, times: number) => {
      const answers = []
      for (let n = 0; n < times; n++) answers.push(await who.ask(`/${randomUUID()}`))
      return answers
    }
    const [, , , refused] = await tries(page, 4)
    expect(refused?.status).toBe(429)
    expect(refused?.headers.get('retry-after')).toBe('2')
    // the address has one left
    expect((await tries(other, 2)).map(({ status }) => status)).toEqual([404, 429])
    store.now += 2_000
    expect((await tries(page, 2)).map(({ status }) => status)).toEqual([404, 429])
  })

  test('is open to pages of the app alone', async () => {
    const page = new Reporter(storeOf())
    const preflight = (Origin: string) =>
      page.ask('', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      })
    const answer = await preflight(appOrigin)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,Content-Digest',
    )
    for (const origin of [
      'https://evil.example',
      'https://app.example.evil.example',
      'null',
      'http://app.example',
    ]) {
      const refused = await preflight(origin)
      expect(refused.status).toBe(403)
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
