import * as v from 'valibot'
import { fromCallback } from 'xstate'
import {
  type OutcomeStoreEvent,
  type OutcomeStoreRequest,
  outcomeKinds,
} from '../../machines/shell/outcomes/outcomes.events.ts'
import { count } from '../core/bounds.ts'
import type { Environment } from '../core/environment.ts'

const item = 'limelight.outcomes'

const outcomesSchema = v.array(
  v.object({
    kind: v.picklist(outcomeKinds),
    count: count,
  }),
)

/**
 * The logic of slot `outcomeStore`: reports what this tab kept over a reload, if it kept anything, and
 * keeps what it is told as long as the tab is there. What is not of its kind, and a tab that may keep
 * nothing, count as nothing kept.
 */
export function createOutcomeStoreLogic({
  tabItem,
  keepTabItem,
}: Pick<Environment, 'tabItem' | 'keepTabItem'>) {
  return fromCallback<OutcomeStoreRequest>(({ sendBack, receive }) => {
    const report: (event: OutcomeStoreEvent) => void = sendBack
    const outcomes = kept()
    if (outcomes.length > 0) report({ type: 'outcomeStore.read', outcomes })

    function kept() {
      try {
        const read = v.safeParse(outcomesSchema, JSON.parse(tabItem(item) ?? '[]'))
        return read.success ? read.output : []
      } catch {
        return []
      }
    }

    receive(({ outcomes: next }) => {
      try {
        keepTabItem(item, next.length === 0 ? null : JSON.stringify(next))
      } catch {
        // A tab that may keep nothing tells it only as long as the page stands.
      }
    })
  })
}
