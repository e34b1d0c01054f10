import type { ActorPaths } from './paths.ts'
import type { Timer } from './timers.ts'
import { type AnyActor, type AnySnapshot, snapshotOf } from './xstate.ts'

/** What an input may have changed of one actor; snapshots are immutable, so that keeping one is free. */
export interface Note {
  readonly actor: AnyActor
  address: string
  /** Undefined for an actor that could not be made: its system id was taken. */
  snapshot: AnySnapshot | undefined
  /** What it did that its state does not show: name and details in turn. */
  deeds: unknown[] | undefined
  /** Timers that it set, or that fired or were cancelled: timer, and whether it is pending, in turn. */
  timers: unknown[] | undefined
}

/** An actor carries its note: it is looked at at every input, and a WeakMap is slow. */
const noteKey = Symbol('note')

type Noted = AnyActor & { [noteKey]?: Note | undefined }

/** Notes what inputs do to the actors of a system, until it is at rest and somebody takes the notes. */
export class Notebook {
  readonly #paths: ActorPaths
  #notes: Note[] = []

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  get isEmpty(): boolean {
    return this.#notes.length === 0
  }

  /** The actor may have changed. */
  touch(actor: Noted): Note {
    let note = actor[noteKey]
    if (!note) {
      note = { actor, address: '', snapshot: undefined, deeds: undefined, timers: undefined }
      actor[noteKey] = note
      this.#notes.push(note)
    }
    return note
  }

  /** The actor did something that its state does not show. */
  did(actor: AnyActor, deed: string, details: unknown): void {
    const note = this.touch(actor)
    note.deeds ??= []
    note.deeds.push(deed, details)
  }

  /** The actor set a timer, or one of its timers fired or was cancelled. */
  timed(timer: Timer, isPending: boolean): void {
    const note = this.touch(timer.source)
    note.timers ??= []
    note.timers.push(timer, isPending)
  }

  /** What was noted since the last time; the system is at rest. */
  take(): Note[] {
    const notes = this.#notes
    this.#notes = []
    for (const note of notes) {
      const actor: Noted = note.actor
      note.address = this.#paths.of(actor) as string
      note.snapshot = snapshotOf(actor)
      actor[noteKey] = undefined
    }
    return notes
  }
}
