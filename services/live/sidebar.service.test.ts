import { expect, test } from 'vitest'
import { sidebarGroups } from '../../fixtures/live/sidebar.fixtures.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { loadSidebar } from './sidebar.service.ts'

const [first] = sidebarGroups()

test('asks in the language of the page, and leaves out what is empty or cannot be read [SEO-6 QRY-1]', async () => {
  const odd = withoutEachField(first ?? {}).map(([, rest]) => rest)
  const sidebar = [
    ...odd,
    { kind: 'hats', entries: [] },
    { ...first, entries: [] },
    ...sidebarGroups(),
  ]
  const { service, sent } = graphqlQuestions({ data: { sidebar } })
  expect(await loadSidebar(service, 'nl')).toEqual(sidebarGroups())
  expect(sent()).toEqual([{ language: 'nl' }])
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { service, outside } = graphqlQuestions({})
  outside.answer = hostile
  await expect(loadSidebar(service, 'en')).rejects.toMatchObject(refusal)
})
