import type { Laws } from '../../../src/testing/laws.ts'
import { noConsent, parseConsent } from '../consent/consent.decision.ts'
import type { StoredItems } from './storage.events.ts'
import { type ItemDefinition, itemDefinitions, type StoredItem } from './storage.items.ts'
import type { storageMachine } from './storage.machine.ts'

const definitionOf = (item: string): ItemDefinition => itemDefinitions[item as StoredItem]
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof storageMachine> = {
  'watches the storage of the browser all the time, which first says what is there': ({
    on,
    before,
    after,
    runs,
  }) => {
    const isRead = on('storage.itemsRead') !== undefined
    return (
      runs('browserStorage') &&
      after.matches('known') === (isRead || before?.matches('known') === true)
    )
  },
  'keeps nothing that consent does not cover, as soon as that is known [CNS-2 CNS-3]': ({
    on,
    after: { context },
  }) =>
    !(on('consent.decided') ?? on('storage.itemsRead')) ||
    Object.keys(context.items).every((item) => {
      const { category } = definitionOf(item)
      return category === 'necessary' || context.consent[category]
    }),
  'has the consent that was decided, at first the one that was stored': ({ on, before, after }) => {
    const read = before?.matches('awaitingItems') && on('storage.itemsRead')
    const stored = read ? (parseConsent(read.items.cookieBanner) ?? noConsent) : undefined
    const decided = before?.matches('known') ? on('consent.decided')?.consent : undefined
    return same(after.context.consent, decided ?? stored ?? before?.context.consent ?? noConsent)
  },
  'the browser removes each item that goes, unless another tab removed it': ({
    on,
    before,
    after,
    told,
  }) => {
    const isOther = on('storage.itemChanged') !== undefined
    const known = on('storage.itemsRead') && before?.matches('awaitingItems')
    const items: StoredItems =
      (known && on('storage.itemsRead')?.items) || before?.context.items || {}
    const gone = Object.keys(items).filter((item) => !(item in after.context.items))
    const removed = told('browserStorage')
      .filter(({ type }) => type === 'storage.removalSubmitted')
      .map(({ item }) => item as string)
    const asked = before?.matches('known') && on('storage.removalRequested')
    return same(removed, asked ? [asked.item] : isOther ? [] : gone)
  },
  'nothing of the guest is there once they leave': ({ on, before, after }) =>
    !(on('guest.leaving') && before?.matches('known')) ||
    Object.keys(after.context.items).every((item) => !definitionOf(item).isOfGuest),
  'writes what consent covers, and counts what it does not': ({ on, before, after, told }) => {
    const asked = before?.matches('known') ? on('storage.writeRequested') : undefined
    const written = told('browserStorage').filter(({ type }) => type === 'storage.writeSubmitted')
    const refused = after.context.refusedWrites - (before?.context.refusedWrites ?? 0)
    if (!asked) return written.length === 0 && refused === 0
    const { category } = definitionOf(asked.item)
    if (category !== 'necessary' && !after.context.consent[category])
      return written.length === 0 && refused === 1
    const isWritten = written.length === 1 && written[0]?.value === asked.value
    return isWritten && refused === 0 && after.context.items[asked.item] === asked.value
  },
  'tells what there is as soon as that is known, and what another tab changes': ({
    on,
    before,
    after,
    told,
  }) => {
    const isFirst = before?.matches('awaitingItems') && after.matches('known')
    const changed = before?.matches('known') ? on('storage.itemChanged') : undefined
    const { items } = after.context
    const expected = isFirst ? [{ type: 'storage.itemsKnown', items }] : changed ? [changed] : []
    return (
      same(told('app'), expected) && (!changed || (items[changed.item] ?? null) === changed.value)
    )
  },
  'counts what the browser could not write': ({ on, before, after }) => {
    const hasFailed = before?.matches('known') && on('storage.writeFailed')
    return after.context.failedWrites === (before?.context.failedWrites ?? 0) + (hasFailed ? 1 : 0)
  },
}
