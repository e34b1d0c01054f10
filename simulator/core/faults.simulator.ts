import * as v from 'valibot'
import { type FaultName, type FaultParams, faultCatalogue } from './faultCatalogue.ts'
import { createRandom, type Random } from './random.ts'
import { parse, Refusal } from './refusal.ts'

/** Whom a fault is for: one guest, or `*` for all. */
export type FaultTarget = string

/** A fault that is switched on. */
export interface ActiveFault {
  to: FaultTarget
  name: FaultName
  params: Record<string, unknown>
}

/** What hears of a fault the moment it is switched on (or, with null, off). */
export type FaultListener = (
  to: FaultTarget,
  name: FaultName,
  params: Record<string, unknown> | null,
) => void

export interface FaultBoard {
  /**
   * Switches a fault on, or off with null.
   * @throws Refusal 422 that names an unknown fault or the parameter at fault
   */
  set(to: FaultTarget, name: string, params: unknown): void
  /** Switches every fault off. */
  clear(): void
  /** The faults that are on, each with how often it has struck. */
  list(): (ActiveFault & { hits: number })[]
  /** Whether no fault is on, for anybody. */
  isIdle(): boolean
  /**
   * The parameters of a fault if it hits this time, counting down `next` and drawing for `share`.
   * A guest's own fault goes before one for all.
   * @param guestId null for a visitor who is not known
   * @param accepts whether the fault's parameters fit what is going on; only then it counts
   */
  hit<N extends FaultName>(
    guestId: string | null,
    name: N,
    accepts?: (params: FaultParams<N>) => boolean,
  ): FaultParams<N> | undefined
  /** As `hit`, but only a fault for this very guest. */
  hitOwn<N extends FaultName>(guestId: string, name: N): FaultParams<N> | undefined
  /** A chance source of the guest and fault, the same for the same seed. */
  random(guestId: string | null, name: FaultName): Random
  listen(listener: FaultListener): void
}

interface Setting extends ActiveFault {
  hitsByGuest: Map<string | null, number>
  randoms: Map<string | null, Random>
}

/**
 * Makes the board on which faults are switched at run time. Everything about them is decided by the
 * seed and by the order of what happens.
 */
export function createFaultBoard(seed: number): FaultBoard {
  const settings = new Map<string, Setting>()
  const listeners: FaultListener[] = []
  const keyOf = (to: FaultTarget, name: string) => `${name} ${to}`

  function findSetting(to: FaultTarget | null, name: FaultName): Setting | undefined {
    return to === null ? undefined : settings.get(keyOf(to, name))
  }

  function randomOf(setting: Setting, guestId: string | null): Random {
    const known = setting.randoms.get(guestId)
    const random = known ?? createRandom(seed, `${setting.name}/${setting.to}/${guestId}`)
    setting.randoms.set(guestId, random)
    return random
  }

  function hitSetting<N extends FaultName>(
    setting: Setting | undefined,
    guestId: string | null,
    accepts: (params: FaultParams<N>) => boolean = () => true,
  ): FaultParams<N> | undefined {
    if (!setting || !accepts(setting.params as FaultParams<N>)) return undefined
    const { share, next } = setting.params
    const hits = setting.hitsByGuest.get(guestId) ?? 0
    if (typeof next === 'number' && hits >= next) return undefined
    if (typeof share === 'number' && !randomOf(setting, guestId).chance(share)) return undefined
    setting.hitsByGuest.set(guestId, hits + 1)
    const isUsedUp = setting.to !== '*' && hits + 1 === next
    if (isUsedUp) settings.delete(keyOf(setting.to, setting.name))
    return setting.params as FaultParams<N>
  }

  return {
    set(to, name, params) {
      if (!isFaultName(name)) {
        const known = Object.keys(faultCatalogue).join(', ')
        throw new Refusal(422, `name: there is no fault ${name}; there are ${known}`, 'name')
      }
      const key = keyOf(to, name)
      const isOnce = 'isOnce' in faultCatalogue[name]
      if (params === null) {
        settings.delete(key)
        for (const listener of listeners) listener(to, name, null)
        return
      }
      const schema = v.strictObject(faultCatalogue[name].entries)
      const checked: Record<string, unknown> = parse(schema, params, 'params')
      if (!isOnce) {
        const [hitsByGuest, randoms] = [new Map(), new Map()]
        settings.set(key, { to, name, params: checked, hitsByGuest, randoms })
      }
      for (const listener of listeners) listener(to, name, checked)
    },
    clear() {
      const active = [...settings.values()]
      for (const { to, name } of active) this.set(to, name, null)
    },
    list: () =>
      [...settings.values()].map(({ to, name, params, hitsByGuest }) => {
        const hits = [...hitsByGuest.values()].reduce((sum, ofGuest) => sum + ofGuest, 0)
        return { to, name, params, hits }
      }),
    isIdle: () => settings.size === 0,
    hit: (guestId, name, accepts) =>
      hitSetting(findSetting(guestId, name), guestId, accepts) ??
      hitSetting(findSetting('*', name), guestId, accepts),
    hitOwn: (guestId, name) => hitSetting(findSetting(guestId, name), guestId),
    random(guestId, name) {
      const setting = findSetting(guestId, name) ?? findSetting('*', name)
      return setting ? randomOf(setting, guestId) : createRandom(seed, name)
    },
    listen: (listener) => void listeners.push(listener),
  }
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faultCatalogue, name)
}
