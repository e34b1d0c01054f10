import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { CommandLine } from '../support/server/commands/command.routes.ts'
import type { Command } from '../support/server/commands/command.ts'
import { FolderTaken, type Holder } from '../support/server/database/lock.ts'
import { usualData } from '../support/server/options.ts'
import { InputError } from './input.ts'
import type { Output } from './output.ts'

/**
 * Runs a command on the reports: on the database itself, or by the server that has its folder open.
 * @param args the words after `reports`; `--data DIR` names the folder, `DATABASE_URL` a server
 * @param entry the program's own file, for threads
 * @returns the exit code
 * @throws InputError when there is no password or the server cannot be asked
 */
export async function runReports(
  args: string[],
  entry: string | URL,
  output: Output,
  readSecret: () => Promise<string> = readPassword,
): Promise<number> {
  const { folder, rest } = takeFolder(args)
  const takesSecret = rest[0] === 'user' && (rest[1] === 'add' || rest[1] === 'password')
  const command = { args: rest, secret: takesSecret ? await readSecret() : undefined }
  const url = process.env.DATABASE_URL
  const { openDatabase } = await import('../support/server/database/database.ts')
  const { openQueue } = await import('../support/server/work/queue.ts')
  const { runCommand } = await import('../support/server/commands/commands.ts')
  try {
    await using database = await openDatabase(url ? { url } : { folder })
    const build = import.meta.env.VITE_BUILD
    const queue = await openQueue(database, { build, isServer: false })
    try {
      const store = { database, queue, build, now: () => Date.now(), entry }
      return await runCommand(command, store, output)
    } finally {
      await queue.close()
    }
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    if (error.holder.url === undefined) throw new InputError(error.message)
    return askServer(command, error.holder, output)
  }
}

function takeFolder(args: string[]): { folder: string; rest: string[] } {
  const at = args.indexOf('--data')
  if (at < 0) return { folder: usualData, rest: args }
  const folder = args[at + 1]
  if (folder === undefined) throw new InputError('--data needs a folder')
  return { folder, rest: args.toSpliced(at, 2) }
}

async function askServer(
  command: Command,
  { url, token }: Holder,
  output: Output,
): Promise<number> {
  const answer = await fetch(`${url}/support/commands`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
  }).catch(() => undefined)
  if (!answer?.ok || !answer.body)
    throw new InputError(`the server at ${url} has the folder and does not answer: end it first`)
  let rest = ''
  let code = 2
  const take = (line: CommandLine) => {
    if ('print' in line) output.print(line.print)
    else if ('complain' in line) output.complain(line.complain)
    else code = line.code
  }
  const decoder = new TextDecoder()
  for await (const bytes of answer.body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(JSON.parse(line))
  }
  return code
}

/** What is piped in, or typed without being shown. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  process.stderr.write('Password: ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const typed = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await typed.question('')
  } finally {
    typed.close()
    process.stderr.write('\n')
  }
}
