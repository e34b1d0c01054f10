import type { Machines } from '../../machines/core/address.ts'
import { type Area, areas } from '../../machines/core/areas.ts'
import { emptySlots } from '../../machines/shell/app/app.emptySlots.ts'
import { firstActors } from '../../machines/shell/app/app.firstActors.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import { type AppParts, addArea } from '../../machines/shell/app/app.parts.ts'
import { account } from './account.ts'
import type { Manifest } from './area.ts'
import { content } from './content.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { messenger } from './messenger.ts'
import { money } from './money.ts'
import { shell } from './shell.ts'
import { support } from './support.ts'

/** Every area with the code of its actors at hand. */
export const manifests: Readonly<Record<Area, Manifest>> = {
  shell,
  account,
  money,
  messenger,
  live,
  content,
  support,
  library,
}

/** The app's machines with no service in any slot. */
export function bareParts(): AppParts {
  const parts: AppParts = { actors: { ...firstActors, ...emptySlots }, areas: {} }
  for (const area of areas) addArea(parts, area, manifests[area])
  return parts
}

/** Every shared machine by its address, with no service in its slots. */
export const sharedMachines = Object.fromEntries([
  ...Object.entries(firstActors),
  ...areas.flatMap((area) =>
    Object.entries(manifests[area]).map(([address, { machine }]) => [address, machine]),
  ),
]) as Omit<Machines, 'app'>

/** The app with the code of every actor at hand, as a replay needs it. */
export const completeApp = createApp(bareParts())
