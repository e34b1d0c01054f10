import { flowNamed, type PayTourFlow } from './payTour.flows.ts'

/** What the payment client can show: a flow, or the login in its view for signing up. */
export type ShownFlow = PayTourFlow | 'signup'

/** What the payment client shows when it says this name; undefined when that is not known. */
export function shownFlowNamed(name: string): ShownFlow | undefined {
  return name === 'signup' ? name : flowNamed(name)
}

/** What the payment client has said of what it shows since it was opened. */
export interface Shown {
  /** After it has changed by itself. */
  flow: ShownFlow | null
  /** Of its content, in px. */
  height: number | null
  /** It shows the receipt of a payment. */
  isReceipt: boolean
}

export const nothingShown: Shown = { flow: null, height: null, isReceipt: false }
