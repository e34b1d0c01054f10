import type { DeclaredEvents } from '../core/declarations.types.ts'

export const libraryEvents = {} satisfies Partial<DeclaredEvents>
