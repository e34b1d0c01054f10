import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import type { Folding } from './folding.ts'
import type { MakeMoment } from './moments.ts'
import type { ActorPaths } from './paths.ts'
import { restoreSystem } from './restore.ts'
import { restorePlace } from './restorePlace.ts'
import { type AnyActor, isRunning, originOf, parentOf, sourceNameOf } from './xstate.ts'

type Staying = ReadonlyMap<string, AnyActor>

/**
 * Makes the system of a checkpoint in a replay, without running any effect.
 * @param makeRoot makes the root actor, unless it stays
 * @param staying actors that stand in the system already, by their identities
 * @returns the root actor
 */
export function remake(
  folding: Folding,
  checkpoint: Checkpoint,
  makeRoot: (record: ActorRecord) => AnyActor,
  staying: Staying = new Map(),
): AnyActor {
  const { paths, timers, differences } = folding
  const { at, checkpoint: seq } = checkpoint
  folding.at = at
  const root = restoreSystem(checkpoint, makeRoot, {
    paths,
    timers,
    standing(record) {
      const actor = staying.get(record.name)
      if (actor) restorePlace(paths, actor, record)
      return actor
    },
    making(record) {
      folding.making = record
    },
    missing({ name, src = '' }, problem) {
      const [path, expected] = [name.replace(/@\d+/g, ''), `made from ${src}`]
      differences.add({ kind: 'missing', seq, path, part: 'actor', expected, found: problem })
    },
  })
  folding.making = undefined
  return root
}

/**
 * A moment of a replay that is as a checkpoint says: what stands in both is the same actor, so that who watches it
 * goes on doing so.
 * @param read gives the checkpoint; may throw
 */
export function momentFrom(folding: Folding, read: () => Checkpoint): MakeMoment {
  return () => {
    const checkpoint = read()
    const staying = stayingIn(folding.paths, checkpoint)
    return {
      staying: new Set(staying.values()),
      make() {
        remake(folding, checkpoint, () => folding.root as AnyActor, staying)
      },
    }
  }
}

/** Living actors that a checkpoint has too; their parents are among them. */
function stayingIn(paths: ActorPaths, { actors }: Checkpoint): Staying {
  const staying = new Map<string, AnyActor>()
  for (const record of actors) {
    const actor = paths.find(record.name)
    if (actor && isSame(actor, record, staying)) staying.set(record.name, actor)
  }
  return staying
}

function isSame(actor: AnyActor, record: ActorRecord, staying: Staying): boolean {
  const { parent, src, systemId, hasEnded, isNew } = record
  const above = parentOf(actor)
  if (!above || parent === undefined) return above === undefined && parent === undefined
  const isAlive = isRunning(actor) && !hasEnded && !isNew
  const isNamed = systemId === undefined || originOf(actor).systemId === systemId
  return isAlive && isNamed && staying.get(parent) === above && sourceNameOf(actor) === src
}
