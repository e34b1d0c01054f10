import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Looks } from '../../../../fixtures/core/looks.fixtures.ts'
import { arrivingReport, FakeStore, reportDetail } from '../store.fixtures.ts'
import { openConsole } from './openConsole.fixtures.tsx'
import { openPlayer } from './player/openPlayer.fixtures.tsx'

const looks = new Looks()

/** The page of a report without a log. */
async function openReport() {
  const store = new FakeStore()
  const report = reportDetail({ logs: [] })
  store.add(report)
  return openConsole({ store, count: 0, hash: `#report=${report.id}` })
}

afterEach(() => history.replaceState(null, '', '#'))

test('who is not signed in is looked at on a phone and on a desk', async () => {
  const { screen } = await openConsole({ store: new FakeStore(null) })
  await expect.element(screen.getByLabelText('Name')).toBeVisible()
  await looks.take()
})

test('who waits is looked at on a phone and on a desk', async () => {
  const store = new FakeStore()
  store.answers.push(() => new Promise(() => {}))
  const { screen } = await openConsole({ store })
  await expect.element(screen.getByRole('progressbar')).toBeInTheDocument()
  await looks.take()
})

test.each(['#', '#view=arriving', '#view=groups', '#view=people', '#view=audit'])(
  'the page at %j is looked at on a phone and on a desk',
  async (hash) => {
    const store = new FakeStore()
    store.arriving.push(arrivingReport())
    const { screen } = await openConsole({ store, hash, width: 1440 })
    await expect.element(screen.getByRole('heading').first()).toBeVisible()
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
    await looks.take()
  },
)

test('a report, the question before it is erased, and what is said after it are looked at on a phone and on a desk', async () => {
  const { screen } = await openReport()
  await expect.element(screen.getByText('What the guest wrote')).toBeVisible()
  await looks.take()
  await page.viewport(1440, 800)
  await screen.getByRole('button', { name: 'Share and more' }).click()
  await screen.getByRole('menuitem', { name: 'Erase this report …' }).click()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await looks.take()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect.element(screen.getByText('The report was erased')).toBeVisible()
  await looks.take()
})

test('who must sign in again is looked at on a phone and on a desk', async () => {
  const { screen, store } = await openReport()
  await screen.getByRole('textbox', { name: 'New note' }).fill('Half a thought')
  store.me = null
  await screen.getByRole('button', { name: 'Add note' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await looks.take()
})

test('a session that is watched is looked at on a phone and on a desk', async () => {
  const { screen } = await openPlayer()
  await page.viewport(1440, 800)
  await expect.element(screen.getByText('Entry 1 of 3')).toBeVisible()
  await looks.take()
})

test('what is hidden, stays in its place or lets presses through, how large controls are, and what a wide window or less motion changes, is as it was looked at', async () => {
  await expect(looks.text()).toMatchFileSnapshot('looks.txt')
})
