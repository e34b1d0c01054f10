import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { keyOf, type SeoSubject, type SeoText } from './seoTexts.events.ts'
import { seoTextsMachine } from './seoTexts.machine.ts'
import { selectSeoTexts } from './seoTexts.selectors.ts'

const cams: SeoSubject = { tags: ['cams'] }

function start() {
  const loadSeoTexts = answeredSlot<readonly SeoText[], SeoSubject>()
  const machine = seoTextsMachine.provide({ actors: { loadSeoTexts: loadSeoTexts.logic } })
  const { actor } = walk(setFold, 'seoTexts', machine, undefined)
  return {
    actor,
    calls: loadSeoTexts.calls,
    want: (subject: SeoSubject) => actor.send({ type: 'seoTexts.wanted', about: subject }),
    titles: (subject: SeoSubject = cams) =>
      selectSeoTexts(keyOf(subject))(actor.getSnapshot()).map(({ title }) => title),
  }
}

const text = (title: string): SeoText => ({ title, text: 'One.\n\nTwo.' })

test('are loaded once for what the page is about, and for something else anew [SEO-3 SEO-5]', async () => {
  const { calls, titles, want } = start()
  want(cams)
  want(cams)
  await calls[0]?.resolve([text('About cams')])
  expect([titles(), calls.length]).toEqual([['About cams'], 1])
  const page = { actorId: 'actor-7', tagGroup: 'dance' }
  want(page)
  expect([titles(), titles(page), calls[1]?.input]).toEqual([[], [], page])
  await calls[0]?.resolve([text('too late')])
  await calls[1]?.resolve([text('Juno dances')])
  expect([titles(), titles(page)]).toEqual([[], ['Juno dances']])
})

test('come again in another language, seen as before meanwhile', async () => {
  const { actor, calls, titles, want } = start()
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(calls).toHaveLength(0)
  want(cams)
  await calls[0]?.resolve([text('About cams')])
  actor.send({ type: 'navigation.languageChanged', language: 'de' })
  expect(titles()).toEqual(['About cams'])
  await calls[1]?.resolve([text('Über Cams')])
  expect(titles()).toEqual(['Über Cams'])
})

test('that did not come are asked for again once that is due', async () => {
  const { actor, calls, titles, want } = start()
  want(cams)
  await calls[0]?.reject(new Error('offline'))
  actor.send({ type: 'recovery.retryDue' })
  await calls[1]?.resolve([text('About cams')])
  expect(titles()).toEqual(['About cams'])
})
