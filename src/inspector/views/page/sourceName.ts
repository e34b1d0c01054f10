import type { Source } from '../../inspector/inspector.events.ts'

/** @returns what a source is called */
export function sourceName(source: Source): string {
  switch (source.kind) {
    case 'app':
      return source.title
    case 'node':
      return 'Node process'
    case 'file':
    case 'recent':
      return source.name
    case 'example':
      return 'Example session'
  }
}
