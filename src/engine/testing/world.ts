import type { AnyActorRef, AnyEventObject } from 'xstate'

/** The world outside a generated system: its effects happen here, and only while it is live. */
export class World {
  /** How many effects have run: bodies, receivers, clean-ups, custom actions, observers. */
  effects = 0
  /** What the outside may do next: settle a promise, push a value, call back. */
  readonly pending: (() => void)[] = []
  #fuel = 60

  /** An effect runs. */
  count(): void {
    this.effects++
  }

  /** An effect sends, as long as the generated system may go on. */
  spend(send: () => void): void {
    if (this.#fuel-- > 0) send()
  }

  /** An effect sends to an actor, as long as the generated system may go on. */
  send(target: AnyActorRef | undefined, event: AnyEventObject): void {
    if (target) this.spend(() => target.send(event))
  }

  /** Runs one thing that is pending. */
  poke(choice: number): void {
    if (this.pending.length === 0) return
    const [run] = this.pending.splice(choice % this.pending.length, 1)
    run?.()
  }
}
