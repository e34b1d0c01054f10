import type { Laws } from '../../../src/testing/laws.ts'
import { type breadcrumbsMachine, textOf } from './breadcrumbs.machine.ts'

export const laws: Laws<typeof breadcrumbsMachine> = {
  'asks once for each key, and again only after that failed [REQ-6]': ({ on, before, began }) => {
    const key = on('breadcrumbs.requested')?.key
    const isNew = key && !(textOf(key) in (before?.context.breadcrumbs ?? {}))
    const asked = began('loadBreadcrumb')
    return isNew ? asked.length === 1 && asked[0] === key : asked.length === 0
  },
  'a key is being loaded until it is answered, and unknown once it failed': ({
    on,
    answered,
    failed,
    before,
    after,
  }) => {
    const { breadcrumbs } = after.context
    const known = before?.context.breadcrumbs ?? {}
    const key = on('breadcrumbs.requested')?.key
    if (key) return breadcrumbs[textOf(key)] === (known[textOf(key)] ?? 'loading')
    const answer = answered('loadBreadcrumb')
    if (answer) return Object.values(breadcrumbs).includes(answer.output as never)
    const size = Object.keys(known).length - (failed('loadBreadcrumb') ? 1 : 0)
    return Object.keys(breadcrumbs).length === size
  },
}
