import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../../fixtures/core/waitFor.fixtures.ts'
import { FakeStore, json, refused, reportDetail } from '../store.fixtures.ts'
import { ApiError, createApi } from './api.service.ts'
import { carryOut, changePeople, loginWithTime } from './deeds.service.ts'

async function open(store = new FakeStore()) {
  const onEnded = vi.fn()
  const api = createApi({ fetch: store.fetch, onEnded })
  const account = await api.loadMe()
  return { store, api, account, onEnded }
}

test('tells who is signed in, without the token, and that nobody is', async () => {
  const { account } = await open()
  expect(account).toEqual({ name: 'mira', role: 'admin', build: 'today00' })
  expect((await open(new FakeStore(null))).account).toBe(null)
})

test('asks for reports by what is wanted of them, and leaves out what is not', async () => {
  const { api, store } = await open()
  store.add(reportDetail())
  const page = await api.loadReports({ status: 'new', text: '' })
  expect(page.count).toBe(1)
  expect(store.asked.at(-1)).toMatchObject({ path: 'reports', query: { status: 'new' } })
})

test.each(['changed', 'missing', 'added'] as const)(
  'a report tells where its replay parts from it: what is %s',
  async (kind) => {
    const { api, store } = await open()
    const at = { log: 'l', seq: 1, actor: 'app', detail: 'd', expected: 'e', found: 'f' }
    const replay = { build: 'b', state: 'differs', divergence: { ...at, kind }, failure: null }
    const report = reportDetail({ replay: { ...replay, state: 'differs' } })
    store.add(report)
    expect((await api.loadReport(report.id)).replay?.divergence).toEqual({ ...at, kind })
  },
)

test('what was asked as the login had ended waits for the next, and is done then', async () => {
  const { api, store, onEnded } = await open()
  const report = reportDetail()
  store.add(report)
  store.me = null
  const noting = api.addNote(report.id, 'Seen')
  const listing = api.loadReports({})
  await waitFor(() => expect(onEnded).toHaveBeenCalled())
  await waitFor(() => expect(store.asked).toHaveLength(3))
  await api.login({ name: 'mira', password: 'limelight' })
  expect((await noting).notes).toMatchObject([{ author: 'mira', text: 'Seen' }])
  expect((await listing).count).toBe(1)
  expect(onEnded).toHaveBeenCalledTimes(1)
})

test('who leaves instead drops what waited: the next may be somebody else', async () => {
  const { api, store, onEnded } = await open()
  const report = reportDetail()
  store.add(report)
  store.me = null
  const noting = api.addNote(report.id, 'Seen')
  const dropped = expect(noting).rejects.toThrow('You are signed out.')
  await waitFor(() => expect(onEnded).toHaveBeenCalled())
  await api.logout()
  await dropped
  await api.login({ name: 'jon', password: 'limelight' })
  expect(report.notes).toEqual([])
})

test('a refusal that comes late, after the next login, is asked again and ends no login', async () => {
  const { api, store, onEnded } = await open()
  let refuse: (answer: Response) => void = () => undefined
  store.answers.push(
    () =>
      new Promise((resolve) => {
        refuse = resolve
      }),
  )
  const listing = api.loadReports({})
  await api.login({ name: 'mira', password: 'limelight' })
  refuse(refused(401, 'signed-out', 'Nobody is signed in.'))
  expect((await listing).count).toBe(0)
  expect(onEnded).not.toHaveBeenCalled()
})

test('a wrong password is refused, and is no login that ended', async () => {
  const { api, onEnded } = await open(new FakeStore(null))
  await expect(api.login({ name: 'a', password: 'b' })).rejects.toMatchObject({ status: 401 })
  expect(onEnded).not.toHaveBeenCalled()
})

test('who tried too often is told until when they must wait', async () => {
  const { api, store } = await open(new FakeStore(null))
  store.answers.push(() => refused(429, 'locked', 'Too many logins', 240))
  const now = () => new Date(2026, 2, 4, 14, 30).getTime()
  const error = await loginWithTime(api, { name: 'a', password: 'b' }, now).catch((said) => said)
  expect(error).toMatchObject({ retryAfter: 240 })
  expect(error.message).toMatch(/^Too many logins\. Try again at 0?2:34 PM\.$/)
})

test.each([
  ['no JSON', () => new Response('<html>'), /no JSON/],
  ['another shape', () => json({ reports: [{ id: 1 }], count: 1, next: null }), /reports\.0\.id/],
  ['a list that is none', () => json({ reports: {}, count: 1, next: null }), /reports/],
  ['a failure without words', () => new Response('', { status: 500 }), /answered with 500/],
  ['nothing', () => Promise.reject(new TypeError('failed')), /cannot be reached/],
])('an answer that is %s is refused by a sentence', async (_, answer, sentence) => {
  const { api, store } = await open()
  store.answers.push(answer)
  const error = await api.loadReports({}).catch((said) => said)
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toMatch(sentence)
})

const outlet = () => ({ save: vi.fn(), copyLink: vi.fn(async () => {}), now: () => 0 })

test('a log is saved compressed, and as a test that replays it', async () => {
  const { api, store } = await open()
  const text = '{"log":2,"id":"x"}\n{"seq":1,"text":"</script>` $"}\n'
  const report = reportDetail()
  store.add(report, { 'log-0': new Blob([text]) })
  const out = outlet()
  await carryOut(api, out, { kind: 'saveLog', id: report.id, log: 'log-0' })
  const [name, file] = out.save.mock.calls[0] as [string, Blob]
  expect(name).toBe('log-0.log.ndjson.gz')
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).text()).toBe(text)

  store.add(report, { 'log-0': file })
  await carryOut(api, out, { kind: 'saveTest', id: report.id, log: 'log-0' })
  const [testName, test] = out.save.mock.calls[1] as [string, Blob]
  expect(testName).toBe(`report-${report.id}.test.ts`)
  const lines = [...(await test.text()).matchAll(/^ {2}(".*"),$/gm)].map(([, line]) =>
    JSON.parse(line as string),
  )
  expect(lines.join('\n')).toBe(text.trimEnd())
})

test('a report is changed, replayed on today’s build, and erased; a guest goes with all reports', async () => {
  const { api, store } = await open()
  const out = outlet()
  const [first, second] = [reportDetail({ guest: 'g' }, 0), reportDetail({ guest: 'g' }, 1)]
  store.add(first)
  store.add(second)
  store.add(reportDetail({ guest: 'other' }, 2))
  const { id } = first
  const changed = await carryOut(api, out, { kind: 'change', id, change: { status: 'solved' } })
  expect(changed.report).toMatchObject({ status: 'solved' })
  const replayed = await carryOut(api, out, { kind: 'replay', id })
  expect(replayed.report?.replay?.state).toBe('queued')
  const erased = await carryOut(api, out, { kind: 'eraseGuest', id, guest: 'g' })
  expect(erased).toEqual({ report: null, sentence: 'All of the guest was erased: 2 reports' })
  expect(store.reports.size).toBe(1)
  await expect(carryOut(api, out, { kind: 'erase', id })).rejects.toThrow('may be erased')
})

test('people are added and locked out', async () => {
  const { api } = await open()
  const person = { name: 'ana', password: 'long enough it is', role: 'agent' } as const
  const added = await changePeople(api, { kind: 'add', ...person })
  expect(added.users).toContainEqual({ name: 'ana', role: 'agent', isLocked: false })
  const locked = await changePeople(api, {
    ...{ kind: 'change', name: 'ana', change: { isLocked: true } },
  })
  expect(locked.users).toContainEqual({ name: 'ana', role: 'agent', isLocked: true })
})
