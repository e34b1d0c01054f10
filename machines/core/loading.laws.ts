import type { AnyStateMachine } from 'xstate'
import type { Step } from '../../src/testing/laws.ts'

type Failing = Pick<Step<AnyStateMachine>, 'failed' | 'told'>

/**
 * Those who try again are told once that something could not be loaded, as it fails, and never else.
 * @param slots the services whose failures they are told
 */
export const isToldWhenFailed =
  (...slots: readonly string[]) =>
  ({ failed, told }: Failing): boolean =>
    told('recovery').length === (slots.some((slot) => failed(slot)) ? 1 : 0)
