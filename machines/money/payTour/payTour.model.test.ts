import { describe, expect, test } from 'vitest'
import { payTourWalk } from '../../../fixtures/money/payTourWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { payTourFlows } from './payTour.flows.ts'
import {
  selectFrameSize,
  selectIsTabBlocked,
  selectPresentation,
} from './payTour.frame.selectors.ts'
import { payTourMachine } from './payTour.machine.ts'
import { selectFlow, selectIsLoginOffered, selectPayFrameUrl } from './payTour.selectors.ts'
import { selectView } from './payTour.view.selectors.ts'

type Options = Parameters<typeof payTourWalk>[2]

const start = (options?: Options) => payTourWalk(setFold, payTourMachine, options)

const ready = { type: 'payClient.ready' } as const

describe('opening', () => {
  test('starts the payment client at the address of the flow', () => {
    const { frame, open, snapshot } = start()
    expect(selectPayFrameUrl(snapshot())).toBeNull()
    open('vipabo')
    const url = selectPayFrameUrl(snapshot())
    expect(url).toContain('https://pay.example/tour/vipabo?')
    expect(url).toContain('lang=es')
    expect(frame.last().input).toEqual({ flow: 'vipabo', url })
  })

  test('without a flow opens moneycharge [PAY-52]', () => {
    const { open, snapshot } = start()
    open()
    expect(selectFlow(snapshot())).toBe('moneycharge')
  })

  test.each([
    ['moneycharge', 'payment', 'PAY-16'],
    ['trialmoneycharge', 'payment', 'PAY-16'],
    ['limit', 'payment', 'PAY-16'],
    ['oneclick', 'payment', 'PAY-16'],
    ['autorecharge', 'payment', 'PAY-16'],
    ['vipabo', 'abo', 'PAY-17'],
    ['vxabo', 'vxabo', 'PAY-17'],
    ['vxtvabo', 'vxabo', 'PAY-17'],
    ['trialvipabo', 'abo', 'PAY-17'],
    ['settings', 'payment', 'PAY-20'],
    ['vxsettings', 'vxabo', 'PAY-20'],
    ['avs', 'avs', 'PAY-21'],
    ['promocode', 'promocode', 'PAY-21'],
    ['scratchcard', 'promocode', 'PAY-21'],
    ['carrier', 'carrier', 'PAY-21'],
    ['opcompensation', 'opcompensation', 'PAY-21'],
    ['pwdreset', 'login', 'LGN-6'],
    ['pwdlost', 'login', 'LGN-6'],
  ] as const)('%s can be opened by name and shows %s [%s]', (flow, view, _rule) => {
    const { frame, open, snapshot } = start()
    open(flow)
    expect(selectFlow(snapshot())).toBe(flow)
    expect(selectView(snapshot())).toBe(view)
    expect(frame.last().input.url).toContain(`/tour/${flow}?`)
  })

  test('shows the signup within the login flow [LGN-7]', () => {
    const { open, snapshot, frame } = start()
    open('login', { options: { sview: 'signup' } })
    expect(selectFlow(snapshot())).toBe('login')
    expect(selectView(snapshot())).toBe('signup')
    expect(frame.last().input.url).toContain('/tour/login?')
    expect(frame.last().input.url).toContain('sview=signup')
  })

  test('waits until it is known who the guest is', () => {
    const { frame, identify, open, snapshot } = start({ known: null })
    open('vipabo')
    expect(frame.runs).toEqual([])
    identify()
    expect(selectFlow(snapshot())).toBe('vipabo')
  })

  test('a restricted guest gets opcompensation, but for login, password and age check [PAY-33]', () => {
    const shown = (Object.keys(payTourFlows) as (keyof typeof payTourFlows)[]).filter((flow) => {
      const { open, snapshot } = start({ known: { isRestricted: true } })
      open(flow)
      return selectFlow(snapshot()) === flow
    })
    expect(shown).toEqual(['pwdreset', 'pwdlost', 'login', 'avs', 'opcompensation'])
    const { identify, open, snapshot } = start({ known: null })
    open('vipabo')
    identify({ isRestricted: true })
    expect(selectFlow(snapshot())).toBe('opcompensation')
  })

  test.each(['login', 'pwdlost', 'pwdreset'] as const)(
    '%s is neither offered nor opened when logging in is disabled [LGN-21]',
    (flow) => {
      const { frame, open, snapshot, told } = start({ loginEnabled: false })
      expect(selectIsLoginOffered(snapshot())).toBe(false)
      open(flow)
      expect(frame.runs).toEqual([])
      expect(told('login')).toEqual([
        { type: 'payTour.ended', flow, isSuccess: false, isLogin: false },
      ])
      open('avs')
      expect(selectFlow(snapshot())).toBe('avs')
    },
  )

  test('does not log in a guest who is logged in', () => {
    const { frame, open } = start({ known: { isLoggedIn: true } })
    open('login')
    expect(frame.runs).toEqual([])
  })

  test('the same flow again changes nothing, another one takes its place', () => {
    const { frame, open, told } = start()
    open('login')
    open('login')
    expect(frame.runs).toHaveLength(1)
    open('vipabo')
    expect(frame.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
    expect(told('login')).toEqual([
      { type: 'payTour.ended', flow: 'login', isSuccess: false, isLogin: false },
    ])
    expect(told('gate')).toEqual([])
  })

  test('of two requests before the guest is known the later one counts, the first ends', () => {
    const { identify, open, snapshot, told } = start({ known: null })
    open('login')
    open('vipabo')
    expect(told('login')).toMatchObject([{ type: 'payTour.ended', flow: 'login' }])
    identify()
    expect(selectFlow(snapshot())).toBe('vipabo')
  })

  test('a frame stays where it is when the language changes, the next one speaks it', () => {
    const { actor, frame, open, snapshot } = start()
    open('vipabo')
    const url = selectPayFrameUrl(snapshot())
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    expect(selectPayFrameUrl(snapshot())).toBe(url)
    open('avs')
    expect(frame.last().input.url).toContain('lang=de')
  })
})

describe('what the address opens', () => {
  const arrival = { showsModalbox: false, autoFlow: null, namedFlow: null, origin: null }

  test.each([
    ['the money charge for showModalbox [PAY-2]', { showsModalbox: true }, 'moneycharge'],
    ['the named flow [PAY-3]', { autoFlow: 'openvipabo' }, 'vipabo'],
    ['the flow that vxpFlow names [PAY-4]', { autoFlow: 'open', namedFlow: 'avs' }, 'avs'],
    ['nothing [PAY-2 PAY-3 PAY-4]', { autoFlow: 'vipabo', namedFlow: 'avs' }, null],
  ])('is %s', (_, given, flow) => {
    const { actor, identify, snapshot } = start({ known: null })
    actor.send({ type: 'payTour.arrived', ...arrival, ...given })
    expect(selectFlow(snapshot())).toBeNull()
    identify()
    expect(selectFlow(snapshot())).toBe(flow)
  })

  test('comes after what somebody asked for', () => {
    const { actor, identify, open, snapshot } = start({ known: null })
    open('avs')
    actor.send({ type: 'payTour.arrived', ...arrival, showsModalbox: true })
    identify()
    expect(selectFlow(snapshot())).toBe('avs')
  })
})

describe('where the visit came from', () => {
  const arrival = { showsModalbox: false, autoFlow: null, namedFlow: null }

  test('goes to the payment client, and is kept for the next visit [PAY-6 PAY-8 CNS-5]', () => {
    const { actor, open, snapshot, told } = start()
    actor.send({ type: 'payTour.arrived', ...arrival, origin: { w: '12', pc: 'SPRING' } })
    expect(told('storage')).toEqual([
      {
        type: 'storage.writeRequested',
        item: 'affiliateId',
        value: '{"w":"12","pc":"SPRING"}',
      },
    ])
    open('vipabo')
    expect(selectPayFrameUrl(snapshot())).toContain('&w=12&pc=SPRING')
  })

  test('is what was kept where the address tells of nothing [PAY-6]', () => {
    const { actor, open, snapshot, told } = start()
    actor.send({ type: 'payTour.originStored', value: '{"gk_cid":"abc"}' })
    actor.send({ type: 'payTour.arrived', ...arrival, origin: null })
    expect(told('storage')).toEqual([])
    open('vipabo')
    expect(selectPayFrameUrl(snapshot())).toContain('&gk_cid=abc')
  })

  test('is what the address tells, whatever was kept [PAY-6]', () => {
    const { actor, open, snapshot } = start()
    actor.send({ type: 'payTour.originStored', value: '{"w":"1"}' })
    actor.send({ type: 'payTour.arrived', ...arrival, origin: { w: '2' } })
    actor.send({ type: 'payTour.originStored', value: '{"w":"3"}' })
    open('vipabo')
    expect(selectPayFrameUrl(snapshot())).toContain('&w=2')
  })
})

describe('presentation', () => {
  test.each([
    ['desktop', 'moneycharge', 'frame'],
    ['mobile', 'moneycharge', 'tab'],
    ['ieMobile', 'moneycharge', 'frame'],
    ['mobile', 'autorecharge', 'fullHeightFrame'],
    ['desktop', 'autorecharge', 'fullHeightFrame'],
  ] as const)('on %s %s is a %s [PAY-25 PAY-26 PAY-27]', (device, flow, presentation) => {
    const { frame, open, snapshot, tab } = start({ device })
    open(flow)
    expect(selectPresentation(snapshot())).toBe(presentation)
    const isTab = presentation === 'tab'
    expect([frame.runs.length, tab.runs.length]).toEqual(isTab ? [0, 1] : [1, 0])
    expect(selectPayFrameUrl(snapshot()) === null).toBe(isTab)
  })

  test('a frame starts at 675x740 and is full size once ready [PAY-45 PAY-46]', () => {
    const { open, report, snapshot } = start()
    expect(selectFrameSize(snapshot())).toBeNull()
    open('vipabo')
    expect(selectFrameSize(snapshot())).toBe('675x740')
    report(ready)
    expect(selectFrameSize(snapshot())).toBe('full')
  })

  test('the frame for autorecharge is 100vh high, ready or not [PAY-47]', () => {
    const { open, report, snapshot } = start()
    open('autorecharge')
    expect(selectFrameSize(snapshot())).toBe('100vh')
    report(ready)
    expect(selectFrameSize(snapshot())).toBe('100vh')
  })

  test('a tab has no frame size', () => {
    const { open, snapshot } = start({ device: 'mobile' })
    open('vipabo')
    expect(selectFrameSize(snapshot())).toBeNull()
  })

  test('a tab is brought to the front when somebody asks for it, and only while it is open', () => {
    const { actor, close, open, submitted } = start({ device: 'mobile' })
    open('moneycharge')
    actor.send({ type: 'payTour.frontRequested' })
    expect(submitted()).toEqual(['payClient.focusSubmitted'])
    close()
    actor.send({ type: 'payTour.frontRequested' })
    expect(submitted()).toEqual(['payClient.focusSubmitted'])
  })

  test('a tab that the browser does not let open can be tried again with the same request', () => {
    const { actor, open, report, snapshot, tab } = start({ device: 'mobile' })
    open('moneycharge', { options: { pc: 'SPRING' } })
    report({ type: 'payClient.tabBlocked' })
    expect(selectIsTabBlocked(snapshot())).toBe(true)
    actor.send({ type: 'payTour.retryRequested' })
    expect(selectIsTabBlocked(snapshot())).toBe(false)
    expect(tab.runs).toHaveLength(2)
    expect(tab.last().input.url).toContain('pc=SPRING')
  })
})
