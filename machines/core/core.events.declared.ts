import { listItemShape } from './core.known.declared.ts'
import { listQueryShape } from './core.shapes.declared.ts'
import type { DeclaredEvents } from './declarations.types.ts'

export const coreEvents = {
  'list.wanted': { query: listQueryShape },
  'list.itemChanged': { id: 'id', change: listItemShape },
  'list.onlineTold': { id: 'id', isOnline: 'flag' },
} satisfies Partial<DeclaredEvents>
