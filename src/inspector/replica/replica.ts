import type { AnyActorLogic } from 'xstate'
import type { CheckpointLine, LogEntry, Replay } from '../../engine/index.ts'
import type { Branch, Moment, Opened } from '../replica.types.ts'
import type { ActorInfo } from '../replica.value.types.ts'
import { Charts } from './charts.ts'
import { Line } from './line.ts'
import { lostEntries } from './lost.ts'
import { type OnProgress, problemsOf, type Read } from './opening.ts'
import { Strand } from './strand.ts'
import type { InspectedSystem } from './system.ts'
import { standingText } from './verdicts.ts'

/** A log folded again, and the branches that were made of it. */
export class LogReplica {
  readonly charts: Charts
  readonly onProgress: OnProgress
  readonly #read: Read
  readonly #isLive: boolean
  readonly #lines = new Map<Branch, Line>()
  #branches = 0
  /** What went wrong while the log went on. */
  #problem: string | null = null

  /** @param isLive whether the log goes on while it is looked at */
  constructor(read: Read, onProgress: OnProgress = () => undefined, isLive = false) {
    this.#read = read
    this.#isLive = isLive
    this.onProgress = onProgress
    this.charts = new Charts(read.parts?.logic)
    const onFolding = (done: number, total: number) => onProgress({ work: 'folding', done, total })
    this.#lines.set('log', new Line(new Strand({ log: read.log, parts: read.parts, onFolding })))
  }

  get system(): InspectedSystem | undefined {
    return this.#read.system
  }

  /** @throws Error for a branch that is not there */
  line(branch: Branch): Line {
    const line = this.#lines.get(branch)
    if (!line) throw new Error(`there is no branch '${branch}' any more`)
    return line
  }

  /** Takes a branch in. */
  add(strand: Strand): Branch {
    const branch: Branch = `branch-${++this.#branches}`
    this.#lines.set(branch, new Line(strand))
    return branch
  }

  /** Forgets a branch. */
  drop(branch: Branch): void {
    if (branch !== 'log') this.#lines.delete(branch)
  }

  /** A live log goes on. */
  append(
    entries: readonly LogEntry[],
    checkpoints: readonly CheckpointLine[],
    problem: string | null,
  ): void {
    this.line('log').strand.append(entries, checkpoints)
    this.#problem = problem
  }

  /** What is known before anything is folded. */
  get opened(): Opened {
    const { log, segments, part, problem } = this.#read
    const { strand } = this.line('log')
    const { id, session, build, startedAt } = log.header
    return {
      id,
      session,
      build,
      startedAt,
      system: this.system?.name ?? null,
      first: 0,
      length: strand.length,
      parts: segments,
      part,
      isLive: this.#isLive,
      warnings: log.warnings,
      problem: problemsOf(problem, this.#problem),
      divergence: null,
      differences: [],
      moreDifferences: 0,
    }
  }

  /** The same once all is folded. */
  async folded(): Promise<Opened> {
    const { strand } = this.line('log')
    const replay = await strand.replay()
    const { opened } = this
    if (!replay) {
      const unfolded = strand.problem && `The entries are listed, but no states: ${strand.problem}.`
      return { ...opened, problem: problemsOf(opened.problem, unfolded ?? null) }
    }
    const { first, divergence = null, differences, moreDifferences } = replay
    return {
      ...opened,
      first,
      problem: problemsOf(opened.problem, lackOf(replay, strand)),
      divergence,
      differences,
      moreDifferences,
    }
  }

  /** The actors at a moment, parents before their children. */
  async actors({ branch, ...moment }: Moment): Promise<ActorInfo[]> {
    const { actors } = await this.line(branch).scenes.at(moment)
    return [...actors.values()].map(({ address, parent, src, kind, snapshot }) => {
      const { machine } = snapshot
      return {
        path: address,
        parent: parent ?? null,
        src,
        logic: kind,
        machine: machine ? this.charts.nameOf(machine) : null,
        status: snapshot.status,
        value: machine ? standingText(snapshot) : '',
      }
    })
  }
}

/** A log of which this build knows few of the actors is as good as one of another system. */
function lackOf({ differences }: Replay<AnyActorLogic>, { entries }: Strand): string | null {
  const lost = lostEntries(differences, entries)
  return lost * 2 > entries.length
    ? `${lost} of ${entries.length} entries went to actors that this build does not have: the log is of another app, or of a build that is too different.`
    : null
}
