import { describe, expect, test } from 'vitest'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Menu, Submenu } from './menus.events.ts'
import { menusMachine } from './menus.machine.ts'
import { selectOpenMenu, selectOpenSubmenu } from './menus.selectors.ts'

const menus = [
  'navigation',
  'search',
  'camFilter',
  'categoryFilter',
  'myArea',
  'notifications',
  'messages',
  'language',
] as const satisfies Menu[]

const submenus = ['videos', 'tv', 'magazine', 'settings'] as const satisfies Submenu[]

const opened = { type: 'navigation.overlayOpened', owner: 'menus' }
const closed = { type: 'navigation.overlayClosed', owner: 'menus' }

function start() {
  const { actor, told } = walk(setFold, 'menus', menusMachine, undefined)
  return {
    actor,
    told,
    toggle: (menu: Menu) => actor.send({ type: 'menus.toggleRequested', menu }),
    openSubmenu: (submenu: Submenu) => actor.send({ type: 'menus.submenuRequested', submenu }),
    menu: () => selectOpenMenu(actor.getSnapshot()),
    submenu: () => selectOpenSubmenu(actor.getSnapshot()),
  }
}

describe('a menu', () => {
  test.each(menus)('%s opens and closes by its button [NAV-30]', (name) => {
    const { menu, toggle } = start()
    expect(menu()).toBeNull()
    toggle(name)
    expect(menu()).toBe(name)
    toggle(name)
    expect(menu()).toBeNull()
  })

  test('closes whichever other was open [NAV-31]', () => {
    const { menu, openSubmenu, submenu, toggle } = start()
    for (const one of menus)
      for (const other of menus.filter((name) => name !== one)) {
        toggle(one)
        openSubmenu('tv')
        toggle(other === 'navigation' ? 'search' : other)
        expect(menu()).toBe(other === 'navigation' ? 'search' : other)
        expect(submenu()).toBeNull()
        toggle(menu() ?? one)
      }
  })

  test('is one entry of the history for as long as any is open', () => {
    const { actor, toggle, told } = start()
    toggle('search')
    toggle('myArea')
    toggle('notifications')
    expect(told('navigation')).toEqual([opened])
    actor.send({ type: 'menus.closeRequested' })
    expect(told('navigation')).toEqual([opened, closed])
    toggle('search')
    toggle('search')
    expect(told('navigation')).toEqual([opened, closed, opened, closed])
  })

  test('that the back button takes away is closed without a word to the history', () => {
    const { actor, menu, openSubmenu, submenu, toggle, told } = start()
    toggle('navigation')
    openSubmenu('videos')
    actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect([menu(), submenu()]).toEqual([null, null])
    expect(told('navigation')).toEqual([opened])
  })

  test('that is closed already is not closed again', () => {
    const { actor, told } = start()
    actor.send({ type: 'menus.closeRequested' })
    actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    actor.send({ type: 'menus.submenuLeft' })
    expect(told('navigation')).toEqual([])
  })

  test('brings the navbar back [NAV-32]', () => {
    const { toggle, told } = start()
    toggle('search')
    expect(told('viewport')).toEqual([{ type: 'menus.menuOpened' }])
  })

  test('with categories wants them each time it opens, others never', () => {
    const { toggle, told } = start()
    for (const name of menus) toggle(name)
    expect(told('categories')).toEqual([{ type: 'categories.wanted' }])
    toggle('categoryFilter')
    expect(told('categories')).toHaveLength(2)
  })
})

describe('a submenu', () => {
  test.each(submenus)(
    '%s opens within the navigation menu and leads back to it [NAV-30]',
    (name) => {
      const { actor, menu, openSubmenu, submenu, toggle } = start()
      toggle('navigation')
      openSubmenu(name)
      expect([menu(), submenu()]).toEqual(['navigation', name])
      actor.send({ type: 'menus.submenuLeft' })
      expect([menu(), submenu()]).toEqual(['navigation', null])
    },
  )

  test('opens the navigation menu with it, closed or another one open [NAV-31]', () => {
    const { menu, openSubmenu, submenu, toggle, told } = start()
    openSubmenu('settings')
    expect([menu(), submenu()]).toEqual(['navigation', 'settings'])
    toggle('search')
    openSubmenu('tv')
    expect([menu(), submenu()]).toEqual(['navigation', 'tv'])
    expect(told('navigation')).toEqual([opened])
  })
})
