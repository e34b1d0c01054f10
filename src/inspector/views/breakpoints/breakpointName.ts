import type { Breakpoint } from '../../replica.types.ts'
import { nameOf } from '../core/words.ts'

/** @returns what a breakpoint waits for, on one line */
export function breakpointName(breakpoint: Breakpoint): string {
  switch (breakpoint.kind) {
    case 'event':
      return breakpoint.actor === undefined
        ? breakpoint.type
        : `${breakpoint.type} → ${nameOf(breakpoint.actor)}`
    case 'state':
      return `${nameOf(breakpoint.actor)} in ${breakpoint.state}`
    case 'expression':
      return `${nameOf(breakpoint.actor)}: ${breakpoint.expression}`
  }
}
