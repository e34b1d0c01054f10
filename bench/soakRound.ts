import type { Page } from '@playwright/test'

/** Something that a guest does, in words and on the page. */
export type Act = readonly [what: string, act: (page: Page) => Promise<unknown>]

/** The pages that are visited, every other minute the same. */
const pages = [
  ['Live cams', 'Videos'],
  ['Photos', 'TV'],
] as const

/**
 * What a guest does in a minute; it ends where the page is then looked at.
 * @param minute which one: within two of them everything has been visited
 */
export function roundOf(minute: number): readonly Act[] {
  const [one, other] = pages[minute % 2] ?? pages[0]
  return [
    channel(minute % 2),
    button('Gifts'),
    close('gifts'),
    channel(2),
    button('Emoji'),
    close('emoji'),
    ['write', write],
    menu('Menu'),
    close('menu'),
    menu('Notifications'),
    close('notifications'),
    menu('My area'),
    close('own menu'),
    ['go to the start page', (page) => link(page, 'Limelight, start page')],
    [`go to ${one}`, (page) => link(page, one)],
    [`go to ${other}`, (page) => link(page, other)],
    ['go to the messages', (page) => link(page, 'Messages')],
  ]
}

async function write(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('Good evening')
  await field.fill('')
}

function channel(place: number): Act {
  return ['open a channel', (page) => page.locator('[data-channel]').nth(place).click()]
}

function button(name: string): Act {
  return [`open ${name}`, (page) => page.getByRole('button', { name, exact: true }).click()]
}

function menu(name: string): Act {
  return [
    `open the menu ${name}`,
    (page) => page.getByRole('banner').getByRole('button', { name, exact: true }).click(),
  ]
}

function close(what: string): Act {
  return [`close the ${what}`, (page) => page.keyboard.press('Escape')]
}

function link(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}
