import * as v from 'valibot'
import { fromCallback } from 'xstate'
import {
  type OutcomeStoreEvent,
  type OutcomeStoreRequest,
  outcomeKinds,
} from '../../machines/shell/outcomes/outcomes.events.ts'
import type { Environment } from '../core/environment.ts'

const item = 'limelight.outcomes'

const outcomesSchema = v.array(
  v.object({
    kind: v.picklist(outcomeKinds),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
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
        return v.parse(outcomesSchema, JSON.parse(tabItem(item) ?? '[]'))
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
