import { expect, it } from 'vitest'
import { countReached, declaredIn, parseWaiting } from './reached.mjs'

const texts = {
  'machines/core/address.ts':
    'export interface Addresses {\n  tip: TipEvent\n  jar: JarEvent\n}\nexport interface Other {\n  no: 1\n}',
  'machines/money/coin/coin.events.ts':
    "declare module '../../core/address.ts' {\n  interface Addresses {\n    coin: CoinEvent\n  }\n}",
  'machines/money/tip/tip.events.ts':
    "export type TipEvent =\n  | { type: 'tip.given'; kind: { type: 'large' } }\n  | { type: 'tip.refused' }",
  'machines/money/tip/tip.machine.ts':
    "actors: { giveTip: promiseSlot<\n  void\n>('giveTip'), jar: callbackSlot<A, B>('jar') }, sends: { type: 'tip.sent' }",
  'machines/money/tip/tip.model.test.ts': "promiseSlot('never')",
  'machines/shell/modals/modals.events.ts':
    "export const modalIds = [\n  'avs',\n  'exitIntent',\n] as const\nconst other = ['x']",
  'machines/shell/navigation/routes.shapes.ts':
    "export const shapes = {\n  home: { en: '/' },\n  tips: {\n    en: '/tips/',\n  },\n} as const\nconst specials = {\n  no: {},\n}",
}
const declared = {
  addresses: ['coin', 'jar', 'tip'],
  events: ['tip.given', 'tip.refused'],
  pages: ['home', 'tips'],
  modals: ['avs', 'exitIntent'],
  services: ['giveTip', 'jar'],
}

it('finds what the machines declare, wherever an address is added', () => {
  expect(declaredIn(texts)).toEqual(declared)
})

it('counts what any test came to, and names the rest', () => {
  const counts = countReached(declared, [
    { addresses: ['tip', 'child'], pages: ['home'], modals: [] },
    { addresses: ['jar'], pages: ['home', 'notFound'], services: ['giveTip'] },
  ])
  expect(counts).toEqual([
    { what: 'addresses', reached: 2, all: 3, missing: ['coin'] },
    { what: 'event types', reached: 0, all: 2, missing: ['tip.given', 'tip.refused'] },
    { what: 'pages', reached: 1, all: 2, missing: ['tips'] },
    { what: 'modal boxes', reached: 0, all: 2, missing: ['avs', 'exitIntent'] },
    { what: 'services', reached: 1, all: 2, missing: ['jar'] },
  ])
})

it('reads what waits for a view, rules and modal boxes', () => {
  const table = [
    '| rules | area | what is missing |',
    '| --- | --- | --- |',
    '| PAY-6 CNS-5 | editorial | landing pages |',
    '',
    '| `vip30` | play | incentives |',
  ]
  expect(parseWaiting(table.join('\n'))).toEqual([
    { name: 'PAY-6', area: 'editorial', missing: 'landing pages' },
    { name: 'CNS-5', area: 'editorial', missing: 'landing pages' },
    { name: 'vip30', area: 'play', missing: 'incentives' },
  ])
})
