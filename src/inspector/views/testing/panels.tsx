import '../tokens.css'
import '../inspector.css'
import type { ReactNode } from 'react'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordDay } from '../../example/recorded.fixtures.ts'
import { startInspector } from '../../inspector/inspector.fixtures.ts'
import { openText } from '../../replica/asked.fixtures.ts'
import type { Opened } from '../../replica.types.ts'
import { changeBranch } from '../../services/branches.service.ts'
import { findMoment } from '../../services/journey.service.ts'
import { AskContext } from '../asking.ts'
import { InspectorContext } from '../core/inspecting.ts'

interface Scene {
  position: number
  actor?: string
  isLive?: boolean
  opened?: Partial<Opened>
}

/** A panel of an inspector that has the example's day open and asks a real replica of it. */
export async function openPanel(panel: ReactNode, { position, actor, isLive, opened }: Scene) {
  await page.viewport(700, 800)
  const { recording } = await recordDay()
  const { opened: day, ask } = await openText(recording.log.toNDJSON())
  const inspector = startInspector(
    (way) => findMoment(ask, way),
    (change) => changeBranch(ask, change),
  )
  const { tell, seen, orders } = inspector
  tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })
  tell({
    type: 'session.opened',
    opened: { ...day, ...opened },
    isLive: isLive === true,
    isReload: false,
    actor: 'shop',
  })
  const moment = { branch: 'log', position, microstep: 0 } as const
  if (!isLive) tell({ type: 'inspector.momentChosen', moment })
  if (actor !== undefined) tell({ type: 'inspector.actorChosen', actor })
  const screen = await render(
    <InspectorContext value={inspector.actor}>
      <AskContext value={ask}>
        <main style={{ height: 760 }}>{panel}</main>
      </AskContext>
    </InspectorContext>,
  )
  return { screen, ask, tell, orders, seen }
}

const controls = 'button, input, select, textarea, [role]'

/** Moves the focus on by Tab until it is on what is called so. */
export async function tabTo(name: RegExp): Promise<HTMLElement> {
  for (let press = 0; press < 60; press++) {
    await userEvent.keyboard('{Tab}')
    const { activeElement: element } = document
    // what scrolls takes the focus, too
    if (!(element instanceof HTMLElement) || !element.matches(controls)) continue
    const labelled = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null
    const called = [element.ariaLabel, labelled?.[0]?.textContent, element.textContent]
    if (called.some((text) => text && name.test(text))) return element
  }
  throw new Error(`Tab leads to nothing that is called ${name.source}`)
}
