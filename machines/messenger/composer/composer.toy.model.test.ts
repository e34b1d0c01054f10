import { describe, expect, test } from 'vitest'
import { composerWalk } from '../../../fixtures/messenger/composerWalk.fixtures.ts'
import { toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { Purse } from './composer.events.ts'
import { composerMachine } from './composer.machine.ts'
import { selectAskedToy, selectDraftText, selectMissingForToy } from './composer.selectors.ts'

function start(overrides: Partial<Channel> = {}, purse?: Purse) {
  const scene = composerWalk(setFold, composerMachine, overrides, purse)
  return {
    ...scene,
    toyAsked: () => selectAskedToy(scene.snapshot())?.id,
    missingForToy: () => selectMissingForToy(scene.snapshot()),
    written: () => selectDraftText(scene.snapshot()),
  }
}

const sent = {
  channelId: 'channel-1',
  messageType: 'toyControl',
  data: { toyControlId: 'toy-1' },
  includedGifts: {},
}
const poor: Purse = { balance: 1, boughtGifts: {} }

describe('a toy control', () => {
  test('is asked about once, and sent with its id', () => {
    const { chooseToy, submitToy, toyAsked, wishes } = start()
    submitToy()
    chooseToy()
    expect([toyAsked(), wishes()]).toEqual(['toy-1', []])
    submitToy()
    submitToy()
    expect(toyAsked()).toBeUndefined()
    expect(wishes()).toEqual([sent])
  })

  test('is dropped, or gives way to another', () => {
    const { chooseToy, dropToy, toyAsked } = start()
    chooseToy()
    chooseToy({ ...toy, id: 'toy-2' })
    expect(toyAsked()).toBe('toy-2')
    dropToy()
    expect(toyAsked()).toBeUndefined()
  })

  test.each([{ isActorOnline: false }, { blocked: true }])(
    'is out of reach with %j, also when that comes to pass while it is asked about',
    (gone) => {
      const away = start(gone)
      away.chooseToy()
      expect(away.toyAsked()).toBeUndefined()
      const leaving = start()
      leaving.chooseToy()
      leaving.turn(gone)
      leaving.submitToy()
      expect([leaving.toyAsked(), leaving.wishes()]).toEqual([undefined, []])
    },
  )

  test('waits for money as a message does, and the draft beside it stays', () => {
    const scene = start({}, poor)
    scene.type('Look')
    scene.submit()
    scene.chooseToy()
    scene.submitToy()
    expect(scene.missingForToy()).toBe(4)
    scene.topUp()
    expect(scene.told('payTour')).toEqual([
      { type: 'payTour.openRequested', flow: 'moneycharge', prefill: { selectedAmount: 4 } },
    ])
    scene.fill({ balance: 6, boughtGifts: {} })
    expect([scene.missingForToy(), scene.toyAsked(), scene.written()]).toEqual([0, 'toy-1', 'Look'])
    expect(scene.wishes()).toEqual([])
    scene.submitToy()
    expect(scene.wishes()).toHaveLength(1)
  })

  test('that money is missing for can be dropped or changed for a cheaper one', () => {
    const { chooseToy, submitToy, dropToy, missingForToy, toyAsked } = start({}, poor)
    chooseToy()
    submitToy()
    chooseToy({ ...toy, id: 'toy-2', price: 1 })
    expect([missingForToy(), toyAsked()]).toEqual([0, 'toy-2'])
    chooseToy()
    submitToy()
    dropToy()
    expect([missingForToy(), toyAsked()]).toEqual([0, undefined])
  })
})
