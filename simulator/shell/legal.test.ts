import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSimulator } from '../core/server.ts'
import type { Simulator } from '../core/simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

function download(id: string, language: string): Promise<Response> {
  const query = `language=${language}&ver=1&access_token=`
  return fetch(`${simulator.url}rest/v1/asset/legal-text/download/${id}?${query}`)
}

const titles = {
  PP: ['Datenschutzerklärung', 'Privacy Policy', 'Política de privacidad', 'Privacyverklaring'],
  GTC: [
    'Allgemeine Geschäftsbedingungen',
    'Terms of Service',
    'Condiciones de uso',
    'Algemene voorwaarden',
  ],
  IMP: ['Impressum', 'Imprint', 'Aviso legal', 'Colofon'],
}
const languages = ['de', 'en', 'es', 'nl']

test.each(Object.entries(titles))(
  'downloads %s as text in each language [LGL-7]',
  async (id, expected) => {
    for (const [index, language] of languages.entries()) {
      const response = await download(id, language)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('content-language')).toBe(language)
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="[a-z-]+-${language}\\.txt"$`),
      )
      const [title, ...rest] = (await response.text()).trim().split('\n\n')
      expect(title).toBe(expected[index])
      expect(rest.join(' ').split(/\s+/).length).toBeGreaterThan(300)
    }
  },
)

test('heads the same sections in every language, counted without a gap', async () => {
  for (const id of Object.keys(titles)) {
    const numbers = await Promise.all(
      languages.map(async (language) => {
        const text = await (await download(id, language)).text()
        return [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
      }),
    )
    for (const found of numbers) {
      expect(found.length).toBeGreaterThan(9)
      expect(found).toEqual(found.map((_, index) => index + 1))
      expect(found).toEqual(numbers[0])
    }
  }
})

test('answers another language in English, and another id with 404 [LGL-7]', async () => {
  const french = await download('PP', 'fr')
  expect(french.headers.get('content-language')).toBe('en')
  expect(await french.text()).toContain('Privacy Policy')
  for (const id of ['pp', 'XYZ', 'toString']) {
    const response = await download(id, 'en')
    expect(response.status).toBe(404)
    expect((await response.json()).error.message).toBe('legalTextId: must be PP, GTC or IMP')
  }
})
