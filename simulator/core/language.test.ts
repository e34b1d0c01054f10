import { expect, test } from 'vitest'
import { accountTexts } from '../account/accountTexts.ts'
import { messengerTexts } from '../messenger/messengerTexts.ts'
import { navbar } from '../messenger/notifications.simulator.ts'
import { moneyTexts } from '../money/moneyTexts.ts'
import { testBusiness } from './business.fixtures.ts'
import { type Language, languages } from './language.ts'

const business = testBusiness()

/** A request of the guest's page in a language. */
async function visit(guestId: string, language: string) {
  const { accessToken } = business.simulator.signIn(guestId)
  const query = `language=${language}&ver=1&access_token=${accessToken}`
  await fetch(`${business.simulator.url}rest/v1/session?${query}`)
  return business.account(guestId)
}

function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.entries(value).map(([key, part]) => [key, shapeOf(part)])
}

test.each([messengerTexts, accountTexts, moneyTexts])(
  'every language says the same things, list for list: %s',
  (textsIn) => {
    for (const language of languages) {
      expect(shapeOf(textsIn(language)), language).toEqual(shapeOf(textsIn('en')))
    }
  },
)

test.each<Language>(['de', 'es', 'nl'])(
  'in %s a guest reads notifications, conversations and their last texts',
  async (language) => {
    const account = await visit('guest2', 'en')
    const [first] = account.channels
    const english = first?.subject
    await visit('guest2', language)
    const { openers, tales, thoughts, asides, invitations, notices } = messengerTexts(language)
    const said = [...openers, ...tales, ...thoughts, ...asides, ...invitations]
    expect(first?.subject).not.toBe(english)
    expect(said.some((one) => first?.subject.startsWith(one.slice(0, 20)))).toBe(true)
    const frame = navbar(account, 5)
    const titles: string[] = Object.values(notices).map(({ title }) => title)
    if (frame.type !== 'navbarNotifications') throw new Error(frame.type)
    for (const { title } of frame.notifications) expect(titles).toContain(title)
  },
)

test('a language that the platform does not speak changes nothing', async () => {
  const account = await visit('guest3', 'nl')
  await visit('guest3', 'fr')
  expect(account.language).toBe('nl')
})

test('the realtime channel names the language as well', async () => {
  const account = await visit('guest4', 'nl')
  await business.connect('guest4')
  expect(account.language).toBe('en')
})
