/** What travels: a request, its answer, a window message, a frame of the realtime channel. */
export type Cargo = 'request' | 'answer' | 'message' | 'frame'

/** What can happen to it on the way; without it, it arrives in its turn. */
export type Fate = 'lost' | 'held' | 'twice'

/** Something on its way. */
interface Parcel {
  arrive: () => void
  /** What the sender notices when it is lost. */
  lose: () => void
}

export type Network = ReturnType<typeof createNetwork>

/** Turns of the event loop without anything new, after which everybody waits for something else. */
const restfulTurns = 4

/** The way between browser and platform, and between windows: in the test's hands. */
export function createNetwork() {
  const moving: Parcel[] = []
  let held: Parcel[] = []
  let quietTurns = 0
  let plans: { cargo: Cargo; fate: Fate }[] = []

  function takePlan(cargo: Cargo): Fate | undefined {
    const index = plans.findIndex((plan) => plan.cargo === cargo)
    return index < 0 ? undefined : plans.splice(index, 1)[0]?.fate
  }

  return {
    /** The next that travels of this kind meets this fate. */
    plan(cargo: Cargo, fate: Fate): void {
      plans.push({ cargo, fate })
    },
    /** Sends something on its way. */
    carry(cargo: Cargo, arrive: () => void, lose: () => void = () => {}): void {
      const parcel = { arrive, lose }
      const fate = takePlan(cargo)
      if (fate === 'held') held.push(parcel)
      else if (fate === 'lost') moving.push({ ...parcel, arrive: lose })
      else moving.push(...(fate === 'twice' ? [parcel, parcel] : [parcel]))
    },
    /** What was held goes on, the last first when it is turned round. */
    release(isTurned: boolean): void {
      moving.push(...(isTurned ? held.toReversed() : held))
      held = []
    },
    /** From now on everything arrives. */
    calm(): void {
      plans = []
      this.release(false)
    },
    /**
     * Lets the next arrive and everybody react to it.
     * @returns whether everybody waits for something else by now
     */
    async turn(): Promise<boolean> {
      const parcel = moving.shift()
      parcel?.arrive()
      quietTurns = parcel ? 0 : quietTurns + 1
      await new Promise((resolve) => setImmediate(resolve))
      const isAtRest = quietTurns >= restfulTurns && moving.length === 0
      if (isAtRest) quietTurns = 0
      return isAtRest
    },
  }
}
