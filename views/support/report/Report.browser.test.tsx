import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  crashedPage,
  reportable,
  reportableLog,
  reportId,
} from '../../../fixtures/support/report.fixtures.ts'
import { pageAt } from '../../../machines/shell/navigation/routes.ts'
import type { RefusalCode } from '../../../machines/support/report/intake.shapes.ts'
import { App } from '../../App.tsx'
import { Environment, type PreviewLogs } from '../../core/environment.tsx'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, isRinged, overflow, showTheme } from '../../core/testing/page.ts'
import { TextProvider } from '../../core/text/text.tsx'
import { CrashBoundary } from '../../shell/boot/CrashBoundary.tsx'

const header = '{"log":2,"id":"log-1","startedAt":"2026-01-01T00:00:00.000Z"}\n'

/** The lines of a log of so many entries. */
function lines(entries: number): string[] {
  const rest = Array.from({ length: entries }, (_, n) => {
    const event = n % 2 ? { type: 'cams.moreWanted' } : { type: 'browser.wentOffline' }
    return `${JSON.stringify({ seq: n + 1, at: n * 1_000, to: 'app/cams', event })}\n`
  })
  return [header, ...rest]
}

async function enter(previewLogs: PreviewLogs = async () => [lines(20)]) {
  const house = openHouse()
  const screen = await render(
    <App
      actor={house.actor}
      now={house.clock.now}
      onSaveLog={async () => {}}
      onPreviewLogs={previewLogs}
    />,
  )
  await house.admitGuest()
  await (await house.findCrash.call(0)).resolve(null)
  await (await house.loadHeldReports.call(0)).resolve([])
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const dialog = screen.getByRole('dialog')

  async function open(given = reportable()) {
    await button('Report a problem').first().click()
    await expect.element(dialog).toHaveTextContent('What happened here is being gathered')
    await house.loadReportable.calls.at(-1)?.resolve(given)
    await expect.element(dialog.getByLabelText('What happened?')).toBeVisible()
  }
  async function send() {
    await open()
    await dialog.getByLabelText('What happened?').fill('The picture froze')
    await dialog.getByText('I know what is sent').click()
    await button('Send the report').click()
    await house.holdReport.calls.at(-1)?.resolve(reportId)
  }
  const refuse = (code: RefusalCode) =>
    house.uploadReport.last().report({ type: 'reportUpload.refused', code })
  const failUpload = (isOffline: boolean, heldFor = 0) =>
    house.uploadReport
      .last()
      .report({ type: 'reportUpload.failed', isOffline, retryAfter: 0, heldFor })
  return { house, screen, button, dialog, open, send, refuse, failUpload }
}

describe('the dialog', () => {
  test('is opened from the foot of the page and says what is sent and what never is', async () => {
    const { dialog, open } = await enter()
    await open()
    await expect.element(dialog).toHaveTextContent('The log of 12 minutes: 812 steps, 40 kB.')
    await expect.element(dialog).toHaveTextContent('The number of your account')
    await expect.element(dialog).toHaveTextContent('Passwords, PINs and payment details.')
  })

  test('is opened from the menu', async () => {
    const { button, house, screen } = await enter()
    house.tell('menus', { type: 'menus.toggleRequested', menu: 'navigation' })
    await screen.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).click()
    await (await house.loadReportable.call(0)).resolve(reportable())
    await expect.element(screen.getByRole('dialog', { name: 'Report a problem' })).toBeVisible()
    await expect.element(button('Send the report')).toBeVisible()
  })

  test('is sent only with consent, from the keyboard alone, and keeps what is written when it is closed', async () => {
    const { button, dialog, house, open } = await enter()
    await open()
    await expect.element(button('Send the report')).toBeDisabled()
    await dialog.getByLabelText('What happened?').fill('It froze')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    await open()
    await expect.element(dialog.getByLabelText('What happened?')).toHaveValue('It froze')
    ;(dialog.getByRole('checkbox').element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    ;(button('Send the report').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(house.holdReport.calls[0]?.input).toMatchObject({ text: 'It froze', kind: 'asked' })
  })

  test('says it when there is no log, or nothing is stored', async () => {
    const { dialog, open } = await enter()
    await open(reportable({ logs: [], isStored: false }))
    await expect.element(dialog).toHaveTextContent('The log cannot be read.')
    await expect.element(dialog).toHaveTextContent('Your browser stores nothing for this site')
    expect(dialog.getByRole('button', { name: 'Look at the log' }).query()).toBeNull()
  })

  test.each(['light', 'dark'] as const)(
    'has no fault for readers and fits, in %s',
    async (theme) => {
      showTheme(theme)
      const { button, dialog, open } = await enter()
      await open()
      await button('Look at the log').click()
      await expect.element(dialog.getByRole('listbox')).toBeVisible()
      expect(await accessibilityFaults()).toEqual([])
      expect(overflow()).toBeLessThanOrEqual(0)
    },
  )
})

describe('the preview', () => {
  test('lists what happened in plain words, and shows a chosen line as it is sent', async () => {
    const { button, dialog, house, open } = await enter()
    await open()
    await button('Look at the log').click()
    const list = dialog.getByRole('listbox', { name: 'The log, step by step' })
    await expect.element(list.getByRole('option').first()).toHaveTextContent('The log begins')
    await expect.element(list.getByRole('option').nth(1)).toHaveTextContent('The network was gone')
    await list.getByRole('option').nth(2).click()
    await expect.element(list.getByRole('option').nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect
      .element(dialog.getByRole('region', { name: 'What is sent of this step' }))
      .toHaveTextContent('"type": "cams.moreWanted"')
    ;(list.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
    expect(house.actor.system.get('report').getSnapshot().context.row).toBe(1)
    expect(isRinged(list.element())).toBe(true)
  })

  test('leaves out who took an event where there is little room', async () => {
    await page.viewport(1440, 800)
    const { button, dialog, open } = await enter()
    await open()
    await button('Look at the log').click()
    const taker = dialog.getByRole('option').nth(2).getByText('cams.moreWanted')
    await expect.element(taker).toBeVisible()
    await page.viewport(390, 800)
    await expect.element(taker).not.toBeVisible()
  })

  test('of 20,000 lines has few of them in the document, and its end one key away', async () => {
    const { button, dialog, open } = await enter(async () => [lines(20_000)])
    await open(reportable({ logs: [reportableLog({ entries: 20_000, until: 20_000 })] }))
    await button('Look at the log').click()
    const list = dialog.getByRole('listbox')
    await expect.element(list).toBeVisible()
    ;(list.element() as HTMLElement).focus()
    await userEvent.keyboard('{End}')
    await expect
      .poll(() =>
        list.element().querySelector('[aria-selected=true]')?.getAttribute('aria-posinset'),
      )
      .toBe('20001')
    expect(list.element().querySelectorAll('[role=option]').length).toBeLessThan(40)
  })

  test('shows markup in a log as text', async () => {
    const evil = '{"seq":1,"at":0,"to":"app","event":{"type":"<img src=x onerror=alert(1)>"}}\n'
    const { button, dialog, open } = await enter(async () => [[header, evil]])
    await open()
    await button('Look at the log').click()
    await dialog.getByRole('option').nth(1).click()
    await expect.element(dialog.getByRole('region')).toHaveTextContent('<img src=x')
    expect(dialog.element().querySelector('img')).toBeNull()
  })

  test('that cannot be read says so and is tried again', async () => {
    let isBroken = true
    const { button, dialog, open } = await enter(async () => {
      if (isBroken) throw new Error('no disk')
      return [lines(2)]
    })
    await open()
    await button('Look at the log').click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The log could not be shown.')
    isBroken = false
    await button('Try again').click()
    await expect.element(dialog.getByRole('listbox')).toBeVisible()
  })
})

describe('what becomes of it', () => {
  test('is followed to the number that the guest may quote', async () => {
    const { button, dialog, house, send } = await enter()
    await send()
    await expect.element(dialog).toHaveTextContent('The report is on its way')
    house.uploadReport.last().report({ type: 'reportUpload.progressed', share: 0.4 })
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%')
    house.uploadReport.last().report({ type: 'reportUpload.received' })
    await expect.element(dialog.getByText('4F2A-9C01')).toBeVisible()
    expect(document.activeElement?.textContent).toBe('Thank you. Support has your report')
    expect(await accessibilityFaults()).toEqual([])
    await button('Close').last().click()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  test.each([
    [true, 'You are offline.'],
    [false, 'Support cannot be reached right now.'],
  ])('is told when it waits; offline: %s', async (isOffline, words) => {
    const { dialog, failUpload, send } = await enter()
    await send()
    failUpload(isOffline)
    await expect.element(dialog).toHaveTextContent(words)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('is told when the store refuses it, and what was written is there again', async () => {
    const { button, dialog, house, refuse, send } = await enter()
    await send()
    refuse('too-large')
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The log is too long.')
    await button('Back to the report').click()
    await house.loadReportable.calls.at(-1)?.resolve(reportable())
    await expect.element(dialog.getByLabelText('What happened?')).toHaveValue('The picture froze')
  })

  test('is told when it cannot be held', async () => {
    const { button, dialog, house, open } = await enter()
    await open()
    await dialog.getByText('I know what is sent').click()
    await button('Send the report').click()
    await (await house.holdReport.call(0)).reject(new Error('no room'))
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing was sent')
  })
})

describe('a report that could not be sent for a day', () => {
  async function givenUp() {
    const entered = await enter()
    await entered.send()
    for (let attempt = 1; attempt <= 5; attempt++) {
      entered.failUpload(false, 25 * 60 * 60_000)
      entered.house.clock.step(5 * 60_000)
    }
    await entered.button('Close').last().click()
    const notice = entered.screen.getByRole('region', { name: 'Reports that were not sent' })
    await expect.element(notice).toHaveTextContent('Your report is still kept in this browser.')
    return { ...entered, notice }
  }

  test('is told of beside the page, and sent again when the guest wants it', async () => {
    const { dialog, house, notice } = await givenUp()
    expect(dialog.query()).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBeLessThanOrEqual(0)
    const sent = house.uploadReport.runs.length
    await notice.getByRole('button', { name: 'Try again' }).click()
    expect(house.uploadReport.runs.slice(sent).map(({ input }) => input)).toEqual([
      { id: reportId },
    ])
    await expect.poll(() => notice.query()).toBeNull()
  })

  test('is deleted when the guest wants it, and they are told when that fails', async () => {
    const { house, notice } = await givenUp()
    await notice.getByRole('button', { name: 'Delete it' }).click()
    await (await house.deleteReports.call(0)).reject(new Error('no disk'))
    await expect
      .element(notice.getByRole('alert'))
      .toHaveTextContent('The browser did not delete it.')
    await notice.getByRole('button', { name: 'Delete it' }).click()
    await (await house.deleteReports.call(1)).resolve([reportId])
    await expect.poll(() => notice.query()).toBeNull()
  })

  test('is kept when the guest does not want to answer', async () => {
    const { house, notice } = await givenUp()
    await notice.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => notice.query()).toBeNull()
    expect(house.deleteReports.calls).toEqual([])
  })
})

describe('a report that is refused after its dialog was closed', () => {
  async function refusedLater() {
    const entered = await enter()
    await entered.send()
    await entered.button('Close').last().click()
    entered.refuse('too-large')
    const notice = entered.screen.getByRole('region', { name: 'Support did not take the report' })
    await expect.element(notice.getByRole('alert')).toHaveTextContent('The log is too long.')
    return { ...entered, notice }
  }

  test('is told of beside the page, and what was written is there again', async () => {
    const { button, dialog, house, notice } = await refusedLater()
    expect(dialog.query()).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBeLessThanOrEqual(0)
    await button('Back to the report').click()
    await house.loadReportable.calls.at(-1)?.resolve(reportable())
    await expect.element(dialog.getByLabelText('What happened?')).toHaveValue('The picture froze')
    expect(notice.query()).toBeNull()
  })

  test('is told of until the guest closes that', async () => {
    const { notice } = await refusedLater()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => notice.query()).toBeNull()
  })
})

test('a view that breaks lets the guest report it from the screen that says so, with what broke', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const house = openHouse()
  await house.admitGuest()
  await (await house.findCrash.call(0)).resolve(null)
  await (await house.loadHeldReports.call(0)).resolve([])
  function Broken(): never {
    throw new TypeError('nothing to draw')
  }
  const environment = { actor: house.actor, now: house.clock.now, saveLog: async () => {} }
  const screen = await render(
    <Environment value={{ ...environment, opened: pageAt('/en/'), isPast: false }}>
      <Suspense>
        <TextProvider language="en">
          <CrashBoundary>
            <Broken />
          </CrashBoundary>
        </TextProvider>
      </Suspense>
    </Environment>,
  )
  await screen.getByRole('button', { name: 'Report a problem' }).click()
  await (await house.loadReportable.call(0)).resolve(reportable())
  const dialog = screen.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByText('I know what is sent').click()
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  expect(house.holdReport.calls[0]?.input).toMatchObject({
    kind: 'asked',
    error: { name: 'TypeError', where: 'app' },
  })
  await (await house.holdReport.call(0)).resolve(reportId)
  house.uploadReport.last().report({ type: 'reportUpload.received' })
  await expect.element(dialog.getByText('4F2A-9C01')).toBeVisible()
  complain.mockRestore()
})

describe('a page that crashed', () => {
  async function offered() {
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    await (await house.findCrash.call(0)).resolve(crashedPage)
    const notice = screen.getByRole('region', { name: 'A page that closed by itself' })
    await expect.element(notice).toBeVisible()
    return { house, screen, notice }
  }

  test('is offered beside the page, not before it, and reported', async () => {
    const { house, notice, screen } = await offered()
    expect(screen.getByRole('dialog').query()).toBeNull()
    expect(await accessibilityFaults()).toEqual([])
    await notice.getByRole('button', { name: 'Report it' }).click()
    await (await house.loadReportable.call(0)).resolve(reportable())
    await expect
      .element(screen.getByRole('dialog', { name: 'Report the page that closed' }))
      .toBeVisible()
  })

  test.each([
    ['Not now', false],
    ['Don’t ask about this again', true],
  ])('%s puts the question away', async (name, isFinal) => {
    const { house, notice } = await offered()
    await notice.getByRole('button', { name }).click()
    expect(house.noteAnswer.calls[0]?.input).toEqual({ log: crashedPage.log, isFinal })
    await expect.poll(() => notice.query()).toBeNull()
  })
})
