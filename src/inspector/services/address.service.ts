import type { Place } from '../inspector/inspector.events.ts'

/** @returns where an address leads, `#log=ID&entry=N&actor=PATH`; null for one that leads nowhere */
export function readPlace(hash: string): Place | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const log = parts.get('log')
  const entry = Number(parts.get('entry') ?? 0)
  if (!log || !Number.isInteger(entry) || entry < 0) return null
  return { log, entry, actor: parts.get('actor') }
}

/** @returns the address of a process, of a hash `#node=ws://127.0.0.1:PORT/TOKEN`; null when it names none */
export function readProcess(hash: string): string | null {
  return /^#node=(.+)$/.exec(hash)?.[1] ?? null
}

/** @returns the part of an address that leads to a place */
export function writePlace({ log, entry, actor }: Place): string {
  const parts = new URLSearchParams({ log, entry: `${entry}`, ...(actor ? { actor } : {}) })
  return `#${parts}`
}
