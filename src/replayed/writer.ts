import type { ReplayedCall } from '../../simulator/core/replayedScript.ts'

/** Of what a service gave, what the platform had answered a call of it with. */
export type Writer = (output: never, call: ReplayedCall) => unknown

/** An answer without a body that a service reads: its status says it. */
export class Refused {
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

export const within =
  (...keys: string[]): Writer =>
  (output: unknown) =>
    keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), output)
export const asItIs: Writer = (output: unknown) => output
export const taken: Writer = () => ({})
