import type { InspectedSystem } from '../replica/system.ts'

/** The example, as the inspector knows it. */
export const exampleSystem: InspectedSystem = {
  name: 'example',
  matches: ({ rootId }, entries) =>
    rootId === 'shop' || (entries[0]?.to === 'shop' || entries[0]?.to.startsWith('shop/')) === true,
  load: async () => ({ logic: (await import('./shop.machine.ts')).shopMachine }),
  samples: (_machine, type) =>
    type === 'order.dishAdded' ? [{ type, dish: { name: 'Soup', price: 8 } }] : [],
}
