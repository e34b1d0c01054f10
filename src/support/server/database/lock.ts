import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the process that has a folder open takes commands. */
export interface Holder {
  pid: number
  /** Base address of the server; only while one runs. */
  url?: string
  /** What a command must bring along, so that only who may read the folder can give one. */
  token?: string
}

export interface FolderLock {
  /** Tells who cannot have the folder where they may ask instead. */
  tell(holder: Omit<Holder, 'pid'>): Promise<void>
  release(): Promise<void>
}

/** Another process has the folder open: two at once would lose rows without a word. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken'
  readonly holder: Holder

  constructor(folder: string, holder: Holder) {
    const where = holder.url === undefined ? '' : ` at ${holder.url}`
    super(
      `${folder} is open in process ${holder.pid}${where}; end it first, or name another folder`,
    )
    this.holder = holder
  }
}

/**
 * Takes a folder for this process alone, and makes it when it is not there. What a process left behind
 * that was killed is no lock.
 * @throws FolderTaken
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'limelight.lock')
  const own = { pid: process.pid, began: await beginOf(process.pid) }
  for (;;) {
    if (await create(file, JSON.stringify(own))) break
    await removeStale(folder, file)
  }
  return {
    async tell(holder) {
      const fresh = `${file}.${process.pid}`
      await writeFile(fresh, JSON.stringify({ ...own, ...holder }), { mode: 0o600 })
      await rename(fresh, file)
    },
    release: () => rm(file, { force: true }),
  }
}

/** Links the file into place as a whole, so that nobody reads half of it. */
async function create(file: string, text: string): Promise<boolean> {
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, text, { mode: 0o600 })
  try {
    await link(fresh, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(fresh, { force: true })
  }
}

/** @throws FolderTaken when its process is there */
async function removeStale(folder: string, file: string): Promise<void> {
  const found = await readHolder(file)
  if (found && (await isAlive(found))) throw new FolderTaken(folder, found)
  // of two that see the same stale lock one takes it away, and sees whether it was that one
  const aside = `${file}.stale-${process.pid}`
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  const taken = await readHolder(aside)
  const isTaken = taken !== undefined && (await isAlive(taken))
  if (isTaken) await link(aside, file).catch(() => {})
  await rm(aside, { force: true })
  if (isTaken) throw new FolderTaken(folder, taken)
}

type Kept = Holder & { began: string | undefined }

async function readHolder(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A number of a process may be given again: when it began tells the one from the other. */
async function isAlive({ pid, began }: Kept): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const now = await beginOf(pid)
  return began === undefined || now === undefined || now === began
}

/**
 * When a process began, in ticks since the machine did; undefined where the system does not tell, and
 * `ended` for one that is only waited for.
 */
async function beginOf(pid: number): Promise<string | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : fields[19]
  } catch {
    return undefined
  }
}
