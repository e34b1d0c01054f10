import { fromCallback, fromPromise } from 'xstate'

/** What the kitchen has no more of; nothing of these is ever there. */
const soldOut = ['Truffle']

/** Asks the kitchen which of some dishes are missing. */
export const checkStock = fromPromise<string[], readonly string[]>(async ({ input }) => {
  if (input.includes('Nothing')) throw new Error('the kitchen does not know it')
  return input.filter((name) => soldOut.includes(name))
})

/** Tells a courier how far it is; what it is told moves it on. */
export const route = fromCallback<{ type: 'pause' }, string>(({ receive, sendBack }) => {
  let left = 3
  sendBack({ type: 'route.progressed', left })
  receive(() => sendBack({ type: 'route.progressed', left: --left }))
})

/** The bell at the door: whoever is told by it has a guest. */
export const bell = fromCallback<{ type: 'ring' }>(({ receive, sendBack }) => {
  receive(() => sendBack({ type: 'shop.bellRang' }))
})
