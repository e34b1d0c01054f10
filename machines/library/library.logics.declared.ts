import type { DeclaredLogics } from '../core/declarations.types.ts'

export const libraryLogics = {} satisfies Partial<DeclaredLogics>
