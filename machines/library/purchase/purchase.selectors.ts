import type { SnapshotFrom } from 'xstate'
import type { purchaseMachine } from './purchase.machine.ts'

type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>

export function selectIsPurchaseOpen(snapshot: PurchaseSnapshot): boolean {
  return snapshot.matches('open')
}

/** What is for sale; null until it came, and for what is gone. */
export function selectOffer({ context }: PurchaseSnapshot) {
  return context.offer
}

/** The price that the guest saw, where it is another by now; null where it is the same, and before they saw one. */
export function selectPriceBefore({ context: { offer, seenPrice } }: PurchaseSnapshot) {
  return offer && seenPrice !== offer.price ? seenPrice : null
}

/** With what it was paid just now; null while it is not, and for what the guest had already. */
export function selectPaidWith(snapshot: PurchaseSnapshot) {
  return selectPurchaseStep(snapshot) === 'done' ? (snapshot.context.order?.payWith ?? null) : null
}

/** Why the last order came to nothing; null when it did not. */
export function selectPurchaseRefusal({ context }: PurchaseSnapshot) {
  return context.refusal
}

/** How far it is. */
export function selectPurchaseStep(
  snapshot: PurchaseSnapshot,
): 'finding' | 'notFound' | 'asked' | 'buying' | 'unsure' | 'done' {
  if (snapshot.matches({ open: 'notFound' })) return 'notFound'
  if (snapshot.matches({ open: 'asked' })) return 'asked'
  if (snapshot.matches({ open: { buying: 'unsure' } })) return 'unsure'
  if (snapshot.matches({ open: 'buying' })) return 'buying'
  return snapshot.matches({ open: 'done' }) ? 'done' : 'finding'
}
