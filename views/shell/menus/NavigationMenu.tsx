import type { ReactNode } from 'react'
import type { Menu, Submenu } from '../../../machines/shell/menus/menus.events.ts'
import { selectOpenSubmenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { Chip } from '../../core/design/Chip.tsx'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { menuSources } from '../../views.ts'
import { live, more, watch } from './destinations.ts'
import style from './Menu.module.css'
import { MenuLinks } from './MenuLinks.tsx'
import { OpenSubmenu } from './OpenSubmenu.tsx'

const otherMenus = [
  'search',
  'camFilter',
  'categoryFilter',
  'myArea',
  'notifications',
  'messages',
] as const satisfies Menu[]

/** The ways to everything in the house [NAV-2 NAV-3]. */
export function Content() {
  const submenu = useActorState('menus', selectOpenSubmenu)
  return submenu ? <OpenSubmenu key={submenu} submenu={submenu} /> : <Overview />
}

function Overview() {
  const text = useText()
  const menus = useAddress('menus')
  return (
    <div className={style.stack}>
      <div className={style.chips}>
        {otherMenus.map((menu) => (
          <Chip
            key={menu}
            icon={menuSources[menu].icon}
            isSelected={false}
            onPress={() => menus.send({ type: 'menus.toggleRequested', menu })}
          >
            {text(menuSources[menu].words)}
          </Chip>
        ))}
      </div>
      <nav className={style.groups} aria-label={text('menu.navigation')}>
        <Group heading={text('menu.live')}>
          <MenuLinks destinations={[home, ...live]} />
        </Group>
        <Group heading={text('menu.watch')}>
          <SubmenuButton submenu="videos" words="menu.videos" icon="video" />
          <SubmenuButton submenu="tv" words="menu.tv" icon="tv" />
          <MenuLinks destinations={watch} />
        </Group>
        <Group heading={text('menu.more')}>
          <MenuLinks destinations={more} />
          <SubmenuButton submenu="magazine" words="menu.magazine" icon="calendar" />
          <SubmenuButton submenu="settings" words="menu.settings" icon="globe" />
          <ReportLink />
        </Group>
      </nav>
    </div>
  )
}

const home = { route: { name: 'home', params: {} }, words: 'menu.start', icon: 'home' } as const

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={style.heading}>{heading}</h2>
      {children}
    </div>
  )
}

function ReportLink() {
  const text = useText()
  const menus = useAddress('menus')
  const report = useAddress('report')
  return (
    <button
      type="button"
      className={style.item}
      onClick={() => {
        menus.send({ type: 'menus.closeRequested' })
        report.send({ type: 'report.openRequested' })
      }}
    >
      <Icon name="flag" />
      {text('report.open')}
    </button>
  )
}

interface SubmenuButtonProps {
  submenu: Submenu
  words: TextKey
  icon: IconName
}

function SubmenuButton({ submenu, words, icon }: SubmenuButtonProps) {
  const text = useText()
  const menus = useAddress('menus')
  return (
    <button
      type="button"
      className={style.item}
      data-submenu={submenu}
      onClick={() => menus.send({ type: 'menus.submenuRequested', submenu })}
    >
      <Icon name={icon} />
      {text(words)}
      <Icon name="chevronRight" />
    </button>
  )
}
