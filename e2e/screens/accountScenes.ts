import type { Page } from '@playwright/test'
import { tell } from '../support/page.ts'
import type { Scene } from './scenes.ts'

const profile = { path: '/en/myvisitx/profile/', isLoggedIn: true, isWhole: false }
const benefits = { ...profile, path: '/en/myvisitx/benefits/' }
const videos = { ...profile, path: '/en/videos/' }

async function fillProfile(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your profile' })
  await form.getByLabel('Screen name').fill(name)
  await form.getByLabel('A few words about you').fill('Late shift, jazz and old theatres.')
}

function pressInProfile(page: Page, name: string): Promise<void> {
  return page
    .getByRole('form', { name: 'Your profile' })
    .getByRole('button', { name, exact: true })
    .click()
}

async function checkCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'See what it gives you' }).click()
}

async function share(page: Page, to: string): Promise<void> {
  await tell(page, 'videoShare', { type: 'videoShare.openRequested', videoId: 'video-7' })
  await page.getByLabel('To whom').fill(to)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Profile, codes, newsletters, and what the law asks for, in the states that a visit does not show. */
export const accountScenes: readonly Scene[] = [
  {
    ...profile,
    name: 'profile-problems',
    prepare: async (page) => {
      await fillProfile(page, 'a')
      await pressInProfile(page, 'Save')
    },
    shows: 'text="At least 3 characters."',
  },
  {
    ...profile,
    name: 'profile-preview',
    prepare: async (page) => {
      await fillProfile(page, 'AmberOtter1')
      await pressInProfile(page, 'Preview')
    },
    shows: 'text="Preview, not saved"',
  },
  {
    ...profile,
    name: 'profile-email',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Use another address' }).click()
      await page.getByLabel('New e-mail address').fill('somebody@')
      await page.getByRole('button', { name: 'Send the e-mail', exact: true }).click()
    },
    shows: 'text=/^This is not a whole e-mail address/',
  },
  {
    ...benefits,
    name: 'code-checked',
    prepare: (page) => checkCode(page, 'TOPUP20'),
    shows: 'text="Redeem it"',
  },
  {
    ...benefits,
    name: 'code-refused',
    prepare: (page) => checkCode(page, 'VIP100'),
    shows: 'text="This code is for VIPs."',
  },
  {
    ...benefits,
    name: 'code-redeemed',
    prepare: (page) =>
      tell(page, 'bonusCode', {
        type: 'push.bonusCodeRedeemed',
        code: 'WELCOME50',
        benefits: [
          { kind: 'BonusCoins', id: 'welcome', name: '50 coins', description: 'Booked at once.' },
        ],
      }),
    shows: 'text="WELCOME50 is redeemed"',
  },
  {
    name: 'newsletters-visitor',
    path: '/en/events/newsletter_unsubscribe/',
    isLoggedIn: false,
    isWhole: true,
    prepare: async (page) => {
      const contests = page.getByRole('radiogroup', { name: 'Contests' })
      await contests.getByText('Not this one').click()
    },
    shows: 'text=/^This is not a whole e-mail address/',
  },
  {
    ...videos,
    name: 'data-protection',
    prepare: (page) => tell(page, 'dataProtection', { type: 'push.dataProtection', show: true }),
    shows: 'text="I do not accept"',
  },
  {
    ...videos,
    name: 'data-protection-while-reading',
    path: '/en/data-protection/',
    prepare: (page) => tell(page, 'dataProtection', { type: 'push.dataProtection', show: true }),
    shows: 'text="I do not accept"',
  },
  {
    ...videos,
    name: 'share-problem',
    prepare: (page) => share(page, 'somebody'),
    shows: 'text=/^This is not a whole e-mail address/',
  },
  {
    ...videos,
    name: 'share-sent',
    prepare: (page) => share(page, 'friend@example.org'),
    shows: 'text=/^It is on its way/',
  },
]
