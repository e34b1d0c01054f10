import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../../fixtures/core/waitFor.fixtures.ts'
import { arrivingReport, FakeStore, refused, reportDetail } from '../store.fixtures.ts'
import { wireConsole } from '../wire.ts'

/** A page whose history is a list. */
function fakePage(hash = '') {
  const visits = [hash]
  let at = 0
  const listeners = new Map<string, Set<(event: unknown) => void>>()
  const change = (isNew: boolean) => (_: unknown, __: string, next: string) => {
    if (isNew) visits.splice(++at, visits.length, next)
    else visits[at] = next
  }
  return {
    visits,
    location: {
      get hash() {
        return visits[at] ?? ''
      },
    },
    history: { pushState: change(true), replaceState: change(false) },
    addEventListener(type: string, listener: (event: unknown) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener(type: string, listener: (event: unknown) => void) {
      listeners.get(type)?.delete(listener)
    },
    document: { getElementById: () => null },
    MessageChannel,
    back() {
      at--
      for (const listener of listeners.get('popstate') ?? []) listener({})
    },
  }
}

async function start({ store = new FakeStore(), hash = '' } = {}) {
  const page = fakePage(hash)
  const outlet = { save: vi.fn(), copyLink: vi.fn(async () => {}), now: () => 0 }
  const actor = wireConsole({
    page: page as never,
    fetch: store.fetch,
    outlet,
    panels: {} as never,
  })
  actor.start()
  const children = () => actor.getSnapshot().children
  const settled = (check: () => void) => waitFor(check)
  return { actor, page, store, children, settled, context: () => actor.getSnapshot().context }
}

const signIn = (actor: Awaited<ReturnType<typeof start>>['actor']) =>
  actor
    .getSnapshot()
    .children.login?.send({ type: 'login.requested', name: 'mira', password: 'limelight' })

test('who is not signed in is asked to, and comes to where the address leads', async () => {
  const store = new FakeStore(null)
  store.add(reportDetail({ status: 'open' }))
  const { actor, settled, children, context } = await start({ store, hash: '#status=open' })
  await settled(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true))
  expect(store.asked.map(({ path }) => path)).toEqual(['me'])
  signIn(actor)
  await settled(() => expect(children().reports?.getSnapshot().context.count).toBe(1))
  expect(context().account?.name).toBe('mira')
  expect(store.asked.at(-1)).toMatchObject({ query: { status: 'open' } })
})

test('who tried too often cannot try again until the time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const store = new FakeStore(null)
  const { actor, settled, children } = await start({ store })
  await settled(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true))
  store.answers.push(() => refused(429, 'locked', 'Too many logins', 240))
  signIn(actor)
  const login = () => children().login?.getSnapshot()
  await settled(() => expect(login()?.matches('locked')).toBe(true))
  signIn(actor)
  expect(store.asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(240_000)
  expect(login()?.matches('asking')).toBe(true)
  vi.useRealTimers()
})

test('a login that ends in mid-work is asked for over what is shown, and nothing is lost', async () => {
  const store = new FakeStore()
  const report = reportDetail({ logs: [] })
  store.add(report)
  const { actor, children, settled } = await start({ store, hash: `#report=${report.id}` })
  await settled(() => expect(children().report?.getSnapshot().context.report).toBeTruthy())
  const shown = children().report
  shown?.send({ type: 'report.noteTyped', text: 'Seen' })
  store.me = null
  const deed = { kind: 'note', id: report.id, text: 'Seen' } as const
  shown?.send({ type: 'report.deedRequested', deed })
  await settled(() =>
    expect(actor.getSnapshot().matches({ signedIn: { login: 'ended' } })).toBe(true),
  )
  expect(children().report).toBe(shown)
  expect(shown?.getSnapshot().context.note).toBe('Seen')
  signIn(actor)
  await settled(() => expect(shown?.getSnapshot().context.report?.notes).toHaveLength(1))
  expect(actor.getSnapshot().matches({ signedIn: { login: 'valid' } })).toBe(true)
  expect(shown?.getSnapshot().context.note).toBe('')
})

test('who leaves instead is signed out, and the next finds the form empty', async () => {
  const { actor, store, settled, context } = await start()
  await settled(() => expect(actor.getSnapshot().matches('signedIn')).toBe(true))
  store.me = null
  actor.getSnapshot().children.reports?.send({ type: 'reports.refreshRequested' })
  await settled(() =>
    expect(actor.getSnapshot().matches({ signedIn: { login: 'ended' } })).toBe(true),
  )
  actor.send({ type: 'console.logoutRequested' })
  await settled(() => expect(actor.getSnapshot().matches('signedOut')).toBe(true))
  expect(context()).toMatchObject({ account: null, failure: null })
})

test('a store that cannot be reached is said so, and asked again', async () => {
  const store = new FakeStore()
  store.answers.push(() => Promise.reject(new TypeError('failed')))
  const { actor, settled, context } = await start({ store })
  await settled(() => expect(actor.getSnapshot().matches('unreachable')).toBe(true))
  expect(context().failure).toMatch(/cannot be reached/)
  actor.send({ type: 'console.retryRequested' })
  await settled(() => expect(actor.getSnapshot().matches('signedIn')).toBe(true))
})

test('filters stand in the address, typing makes no visits, and back leads to what was looked for', async () => {
  const store = new FakeStore()
  for (let index = 0; index < 8; index++) store.add(reportDetail({}, index))
  const { actor, page, children, settled } = await start({ store })
  const reports = () => children().reports?.getSnapshot().context
  await settled(() => expect(reports()?.count).toBe(8))
  const choose = (query: object, isReplacing = false) =>
    actor.send({ type: 'console.placeChosen', place: { page: 'reports', query }, isReplacing })
  choose({ status: 'open' })
  await settled(() => expect(reports()?.count).toBe(2))
  for (const text of ['c', 'ch', 'chat']) choose({ status: 'open', text }, true)
  await settled(() => expect(reports()?.count).toBe(1))
  expect(page.visits).toEqual(['', '#text=chat&status=open'])
  expect(store.asked.filter(({ query }) => query.text).map(({ query }) => query.text)).toEqual([
    'chat',
  ])
  page.back()
  await settled(() => expect(reports()?.count).toBe(8))
})

test('pages come as they are wanted, none twice', async () => {
  const store = new FakeStore()
  store.pageSize = 3
  for (let index = 0; index < 7; index++) store.add(reportDetail({}, index))
  const { children, settled } = await start({ store })
  const reports = () => children().reports
  const count = () => reports()?.getSnapshot().context.reports.length
  await settled(() => expect(count()).toBe(3))
  reports()?.send({ type: 'reports.moreWanted' })
  reports()?.send({ type: 'reports.moreWanted' })
  await settled(() => expect(count()).toBe(6))
  reports()?.send({ type: 'reports.moreWanted' })
  await settled(() => expect(count()).toBe(7))
  reports()?.send({ type: 'reports.moreWanted' })
  expect(store.asked.filter(({ path }) => path === 'reports')).toHaveLength(3)
})

test('a report that is erased leads back to the list, which has it no more and says so', async () => {
  const store = new FakeStore()
  const [gone, stays] = [reportDetail({ logs: [] }, 0), reportDetail({}, 1)]
  store.add(gone)
  store.add(stays)
  const { children, settled, context, page } = await start({ store, hash: `#report=${gone.id}` })
  await settled(() => expect(children().report?.getSnapshot().context.report).toBeTruthy())
  const deed = { kind: 'erase', id: gone.id } as const
  children().report?.send({ type: 'report.deedRequested', deed })
  await settled(() => expect(context().place).toEqual({ page: 'reports', query: {} }))
  expect(context().notice).toBe('The report was erased')
  expect(
    children()
      .reports?.getSnapshot()
      .context.reports.map(({ id }) => id),
  ).toEqual([stays.id])
  expect(page.visits.at(-1)).toBe('#')
})

test('what arrives has a page of its own, and is looked at again when one wants it', async () => {
  const store = new FakeStore()
  store.arriving = [arrivingReport()]
  const { children, settled } = await start({ store, hash: '#view=arriving' })
  const seen = () => children().arriving?.getSnapshot().context
  await settled(() => expect(seen()?.page).toEqual({ reports: [arrivingReport()], count: 1 }))
  store.answers.push(() => Promise.reject(new Error('offline')))
  children().arriving?.send({ type: 'arriving.refreshRequested' })
  await settled(() => expect(seen()?.failure).toContain('cannot be reached'))
  store.arriving = []
  children().arriving?.send({ type: 'arriving.refreshRequested' })
  await settled(() => expect(seen()).toEqual({ page: { reports: [], count: 0 }, failure: null }))
})

test('groups, audit log and people have pages of their own, with what they list', async () => {
  const store = new FakeStore()
  const group = { key: 'k', title: 't', by: 'error', reports: 2, firstAt: '', lastAt: '' } as const
  store.groups = [group]
  store.audit.push({ id: '1', at: '', user: 'mira', action: 'login', report: null, detail: '' })
  const { actor, children, settled } = await start({ store, hash: '#view=groups&status=new' })
  await settled(() =>
    expect(children().groups?.getSnapshot().context).toMatchObject({ groups: [group] }),
  )
  expect(store.asked.at(-1)).toMatchObject({ path: 'groups', query: { status: 'new' } })
  actor.send({ type: 'console.placeChosen', place: { page: 'audit', report: null } })
  await settled(() => expect(children().audit?.getSnapshot().context.entries).toHaveLength(1))
  expect(children().groups).toBe(undefined)
  actor.send({ type: 'console.placeChosen', place: { page: 'people' } })
  await settled(() => expect(children().people?.getSnapshot().context.users).toHaveLength(2))
  const deed = { kind: 'change', name: 'jon', change: { role: 'admin' } } as const
  children().people?.send({ type: 'people.deedRequested', deed })
  await settled(() =>
    expect(children().people?.getSnapshot().context.users).toContainEqual({
      ...{ name: 'jon', role: 'admin', isLocked: false },
    }),
  )
})
