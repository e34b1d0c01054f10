import type { ReactNode } from 'react'
import { expect, inject, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type RenderResult, render } from 'vitest-browser-react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Area } from '../../machines/core/areas.ts'
import { type Fold, setFold } from '../../machines/core/clock.ts'
import { type AppActor, Environment } from '../../views/core/environment.tsx'
import { openHouse } from '../../views/core/testing/house.tsx'
import { painted } from '../../views/core/testing/reading.ts'
import { TextProvider, useAreaText } from '../../views/core/text/text.tsx'
import { disagreementsOf, type Onlooker } from '../testing/actors.ts'
import { explore } from '../testing/explore.ts'
import { pairGoals, tour, transitionGoals } from '../testing/suites.ts'
import { textOf } from '../testing/text.ts'
import type { Walked } from '../testing/walk.ts'
import { type ViewStage, viewStages } from './viewStages.fixtures.tsx'

/** An app of whose actors another one stands at an address. */
function appWith(app: AppActor, address: string, subject: AnyActorRef): AppActor {
  const get = (name: string): unknown =>
    name === address ? subject : app.system.get(name as never)
  const system = { value: Object.create(app.system, { get: { value: get } }) }
  return Object.create(app, { system })
}

/** Waits for the texts of an area. */
function InWords({ area, children }: { area: Area; children: ReactNode }) {
  useAreaText(area)
  return <main>{children}</main>
}

/** All that a view may draw of a state. */
function stateText({ value, context, children }: AnyMachineSnapshot): string {
  return textOf([value, context, Object.keys(children)])
}

/** Draws the view of a chart, uses its controls, and compares the accessibility trees of equal states. */
async function watching(address: string, { area, draw, controls }: ViewStage) {
  const house = openHouse('en')
  await house.admitGuest()
  const trees = new Map<string, string>()
  const used = new Set<string>()
  let drawn: RenderResult | undefined
  let hasCode = false
  const onlooker: Onlooker = {
    async begins(subject) {
      const actor = appWith(house.actor, address, subject)
      await drawn?.unmount()
      drawn = await render(
        <Environment value={{ actor, now: house.clock.now, saveLog: async () => {} }}>
          <TextProvider language="en">
            <InWords area={area}>{draw(document.body)}</InWords>
          </TextProvider>
        </Environment>,
      )
    },
    async brings({ label }) {
      const { role, name, checked } = controls[label] ?? {}
      if (!role || !name) return false
      const found = page.getByRole(role, { name, ...(checked !== undefined && { checked }) })
      const [element] = found.elements()
      if (!element || element.getAttribute('aria-disabled') === 'true') return false
      await found.first().click()
      used.add(label)
      return true
    },
    async sees({ standing }: Walked) {
      const state = stateText(standing.snapshot)
      await painted()
      if (!hasCode) return undefined
      const tree = await commands.ariaSnapshot()
      const known = trees.get(state)
      trees.set(state, known ?? tree)
      return known === undefined || known === tree
        ? undefined
        : `an equal state draws\n${tree}\nand drew\n${known}`
    },
  }
  const { now } = house.clock
  const fold: Fold = { now: now(), random: () => 0.5 }
  return {
    onlooker,
    trees,
    used,
    onFold: (next?: Fold) => setFold(next ?? fold),
    /** The code of all that is drawn has come: from now on it is looked at. */
    look() {
      hasCode = true
    },
  }
}

/** By day the tours of all transitions are walked; at night those of all pairs, which come by every control. */
const isNight = inject('isNight')

test.each(Object.entries(viewStages))(
  '%s: its view draws every step, its controls do what the path says, and equal states look equal to assistive technology',
  async (address, stage) => {
    const { onlooker, trees, used, onFold, look } = await watching(address, stage)
    const { paths } = tour(explore(stage.cases, { onFold }), isNight ? pairGoals : transitionGoals)
    const walk = async () => {
      const found: string[] = []
      for (const path of paths)
        found.push(...(await disagreementsOf(stage.cases, path, { onFold, onlooker })))
      return found
    }
    await walk()
    look()
    const found = await walk()
    expect(found).toEqual([])
    const unused = Object.keys(stage.controls).filter((label) => !used.has(label))
    if (isNight) expect(unused).toEqual([])
    expect(used.size).toBeGreaterThan(0)
    expect(new Set(trees.values()).size).toBeGreaterThan(1)
  },
)
