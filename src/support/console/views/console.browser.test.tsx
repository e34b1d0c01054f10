import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsOf, unseenOnTheWay } from '../../../inspector/views/testing/views.ts'
import { arrivingReport, FakeStore, reportDetail } from '../store.fixtures.ts'
import { openConsole } from './openConsole.fixtures.tsx'

/** A busy machine takes its time. */
const waitFor = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, 60_000)

afterEach(() => {
  history.replaceState(null, '', '#')
  delete document.documentElement.dataset.theme
})

async function expectNoFaults() {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme
    expect(await faultsOf()).toEqual([])
  }
}

test('signs in by name and password, and says what was wrong', async () => {
  const { screen } = await openConsole({ store: new FakeStore(null) })
  await screen.getByLabelText('Name').fill('mira')
  await screen.getByLabelText('Password').fill('nope')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('is wrong')
  await expectNoFaults()
  await screen.getByLabelText('Password').fill('limelight')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Reports' })).toBeVisible()
})

test('lists reports by what was written or what broke, and leads to each', async () => {
  const { screen } = await openConsole()
  await expect.element(screen.getByText('3 reports')).toBeVisible()
  const crash = screen.getByRole('link', { name: /TypeError in messenger/ })
  await expect.element(crash).toHaveAttribute('href', expect.stringContaining('#report='))
  await expectNoFaults()
})

test('what a replay found on a build that is not today’s is not said of today', async () => {
  const store = new FakeStore()
  const replay = { build: 'before00', state: 'same', divergence: null, failure: null } as const
  const report = reportDetail({ logs: [], replay })
  store.add(report)
  const { screen } = await openConsole({ store, count: 0 })
  await expect.element(screen.getByText('Was the same')).toBeVisible()
  await screen.getByRole('link', { name: /Was the same/ }).click()
  await expect.element(screen.getByText('on build before00')).toBeVisible()
  await expect.element(screen.getByText('Was the same')).toBeVisible()
  await expect.element(screen.getByText('Same today')).not.toBeInTheDocument()
})

test('on a phone a row of the list says what, how it stands and when; on a desk also what the replay found', async () => {
  const { screen } = await openConsole()
  const row = screen.getByRole('link', { name: /I topped up coins/ })
  const found = row.getByText('Same today')
  await expect.element(found).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(found).not.toBeVisible()
  const when = row.getByRole('time')
  await expect.element(when).toBeInViewport({ ratio: 1 })
  await expect.element(row.getByText(/^I topped up coins/)).toBeInViewport({ ratio: 1 })
  await expectNoFaults()
})

test('of many reports only those in sight are drawn, and more come as they are scrolled to', async () => {
  const store = new FakeStore()
  store.pageSize = 60
  const { screen } = await openConsole({ store, count: 130 })
  await expect.element(screen.getByText('130 reports')).toBeVisible()
  const rows = () => document.querySelectorAll('[data-index]')
  expect(rows().length).toBeLessThan(40)
  const scroller = rows()[0]?.closest('ul')?.parentElement as HTMLElement
  scroller.scrollTop = scroller.scrollHeight
  await waitFor(() => expect(store.asked.map(({ query }) => query.after)).toContain('60'))
})

test('filters by search and status; the address says so, and back leads back', async () => {
  const { screen } = await openConsole({ count: 8 })
  await expect.element(screen.getByText('8 reports')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Open' }), { force: true })
  await expect.element(screen.getByText('2 reports')).toBeVisible()
  expect(location.hash).toBe('#status=open')
  await screen.getByRole('searchbox').fill('chat')
  await expect.element(screen.getByText('1 report', { exact: true })).toBeVisible()
  await screen.getByRole('searchbox').fill('nothing like it')
  await expect.element(screen.getByText('No report fits')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByText('8 reports')).toBeVisible()
})

test('a list that cannot be had is said so, and asked for again', async () => {
  const store = new FakeStore()
  const me = store.me
  store.answers.push(
    () => new Response(JSON.stringify(me)),
    () => Promise.reject(new TypeError('failed')),
  )
  const { screen } = await openConsole({ store })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('cannot be reached')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('3 reports')).toBeVisible()
})

test('markup in every text of a report is text', async () => {
  const evil = '<img src=x onerror="document.title=1"><b>b</b>'
  const store = new FakeStore()
  const report = reportDetail({
    ...{ text: `${evil} said`, contact: evil, route: evil, browser: evil, guest: evil },
    ...{ error: { name: evil, where: evil }, language: evil, build: evil, assignee: evil },
    ...{ logs: [], notes: [{ id: '1', author: evil, at: evil, text: evil }], siblings: [evil] },
    replay: {
      ...{ build: evil, state: 'differs', failure: evil },
      divergence: {
        log: 'l',
        seq: 1,
        actor: evil,
        kind: 'changed',
        detail: evil,
        expected: evil,
        found: evil,
      },
    },
  })
  store.add(report)
  const { screen } = await openConsole({ store, count: 0, hash: `#report=${report.id}` })
  await expect.element(screen.getByText('What the guest wrote')).toBeVisible()
  expect(document.querySelectorAll('img, b')).toHaveLength(0)
  expect(document.title).not.toBe('1')
})

test('a report is handled: status, assignment and notes', async () => {
  const store = new FakeStore()
  const report = reportDetail({ logs: [], replay: null })
  store.add(report)
  const { screen } = await openConsole({ store, count: 0, hash: `#report=${report.id}` })
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('solved')
  await waitFor(() => expect(report.status).toBe('solved'))
  await waitFor(() => expect(store.asked.map(({ path }) => path)).toContain('users'))
  await screen.getByRole('combobox', { name: 'Assigned to' }).selectOptions('jon')
  await waitFor(() => expect(report.assignee).toBe('jon'))
  await screen.getByRole('textbox', { name: 'New note' }).fill('Known since Monday')
  await screen.getByRole('button', { name: 'Add note' }).click()
  await expect.element(screen.getByText('Known since Monday')).toBeVisible()
  await expectNoFaults()
})

test('erasing is for admins, and says before what goes', async () => {
  const store = new FakeStore()
  const report = reportDetail({ logs: [], guest: 'g7' })
  store.add(report)
  const { screen } = await openConsole({ store, count: 0, hash: `#report=${report.id}` })
  await screen.getByRole('button', { name: 'Share and more' }).click()
  await screen.getByRole('menuitem', { name: 'Erase this report …' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect
    .element(dialog)
    .toHaveTextContent(/I topped up coins.* goes, with 0 logs and 0 notes/)
  expect(await faultsOf()).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(store.reports.has(report.id)).toBe(true)
  await screen.getByRole('button', { name: 'Share and more' }).click()
  await screen.getByRole('menuitem', { name: 'Erase this report …' }).click()
  await screen.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect.element(screen.getByText('The report was erased')).toBeVisible()
})

test('of a long audit log and of many people only the rows are drawn that are seen', async () => {
  const store = new FakeStore()
  for (let n = 0; n < 2_000; n++) {
    store.audit.push({
      id: `${n}`,
      at: '',
      user: `user${n}`,
      action: 'logRead',
      report: null,
      detail: '',
    })
    store.users.push({ name: `agent${n}`, role: 'agent', isLocked: false })
  }
  for (const [hash, last] of [
    ['#view=audit', 'user1999'],
    ['#view=people', 'agent1999'],
  ] as const) {
    const { screen } = await openConsole({ store, hash })
    const table = screen.getByRole('table')
    await expect.element(table).toBeVisible()
    expect(table.getByRole('row').elements().length).toBeLessThan(100)
    const scroller = table.element().parentElement as HTMLElement
    await waitFor(() => {
      scroller.scrollTop = scroller.scrollHeight
      expect(table.getByText(last, { exact: true }).elements()).toHaveLength(1)
    })
    await expectNoFaults()
    await screen.unmount()
  }
})

test('an agent is shown no audit log, no people and no way to erase', async () => {
  const store = new FakeStore({ name: 'jon', role: 'agent', csrf: 't', build: 'b' })
  const report = reportDetail({ logs: [] })
  store.add(report)
  const { screen } = await openConsole({ store, hash: `#report=${report.id}` })
  await screen.getByRole('button', { name: 'Share and more' }).click()
  await expect.element(screen.getByRole('menuitem', { name: /Copy link/ })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: /Erase/ }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'People' }).elements()).toEqual([])
  expect(screen.getByRole('link', { name: 'Audit log' }).elements()).toEqual([])
})

test('who must sign in again finds the note as it was', async () => {
  const store = new FakeStore()
  const report = reportDetail({ logs: [] })
  store.add(report)
  const { screen } = await openConsole({ store, count: 0, hash: `#report=${report.id}` })
  await screen.getByRole('textbox', { name: 'New note' }).fill('Half a thought')
  store.me = null
  await screen.getByRole('button', { name: 'Add note' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Nothing is lost')
  await expectNoFaults()
  await screen.getByLabelText('Password').fill('limelight')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(report.notes).toHaveLength(1))
})

test.each([
  ['#view=groups', 'Groups', 'What they have in common'],
  ['#view=arriving', 'Arriving', '1 of 3 chunks'],
  ['#view=audit', 'Audit log', 'logRead'],
  ['#view=people', 'People', 'jon'],
])('the page %s lists what there is', async (hash, title, words) => {
  const store = new FakeStore()
  store.groups = [
    { key: 'k', title: 'TypeError', by: 'error', reports: 2, firstAt: '', lastAt: '' },
  ]
  store.arriving = [
    arrivingReport(),
    arrivingReport({ id: 'r2', lastAt: null, refusal: '50 of its chunks were refused' }),
  ]
  store.audit.push({ id: '1', at: '', user: 'jon', action: 'logRead', report: 'r', detail: '' })
  const { screen } = await openConsole({ store, hash })
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText(words).first()).toBeVisible()
  await expectNoFaults()
})

test.each([320, 390])('nothing is wider than a screen of %i px', async (width) => {
  const store = new FakeStore()
  const report = reportDetail({ logs: [] })
  store.add(report)
  store.arriving = [arrivingReport()]
  for (const hash of ['#', `#report=${report.id}`, '#view=people', '#view=arriving']) {
    const { screen } = await openConsole({ store, hash, width })
    await expect.element(screen.getByRole('banner')).toBeVisible()
    await waitFor(() => expect(document.querySelector('h1')).not.toBe(null))
    const main = document.querySelector('main') as HTMLElement
    expect(main.scrollWidth).toBeLessThanOrEqual(width)
    await screen.unmount()
  }
})

test.each(['#', '#view=people'])('wherever Tab comes to, that is seen at %j', async (hash) => {
  const { screen } = await openConsole({ hash })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  expect(await unseenOnTheWay()).toEqual([])
})
