import { parseArgs } from 'node:util'
import type { Output } from '../../../cli/output.ts'
import { audit } from '../access/audit.ts'
import { usualCost } from '../access/password.ts'
import { addUser, changeUser, nameOf } from '../access/users.ts'
import { Refused } from '../refused.ts'
import { eraseGuest } from '../reports/erasure.ts'
import { type Command, CommandError, type RunCommand, type Store } from './command.ts'
import { listAll } from './list.ts'
import { replayAll } from './replayAll.ts'

/** Who does in the audit log what was asked for on the command line. */
const commandLine = '(command line)'

/**
 * Runs a command on the reports.
 * @returns the exit code: 1 when replays differ, 2 when it cannot be understood or done, which is said in one line
 */
export const runCommand: RunCommand = async (command, store, output) => {
  try {
    return await run(command, store, output)
  } catch (error) {
    if (!(error instanceof CommandError) && !(error instanceof Refused)) throw error
    output.complain(error.message)
    return 2
  }
}

async function run({ args, secret }: Command, store: Store, output: Output): Promise<number> {
  const { positionals, values } = read(args)
  const [name = '', verb = '', who, ...rest] = positionals
  if (rest.length > 0) throw new CommandError(`'${rest[0]}' is one word too many, see --help`)
  if (name === 'user') {
    if (who === undefined) throw new CommandError(`user ${verb} needs a NAME`)
    return changeUsers(verb, { name: who, isAdmin: values.admin, secret }, store, output)
  }
  if (verb !== '') throw new CommandError(`${name} takes no '${verb}', see --help`)
  const since = values.since === undefined ? undefined : dateOf(values.since)
  switch (name) {
    case 'list':
      return listAll({ since, json: values.json }, store, output)
    case 'erase':
      if (!values.guest) throw new CommandError('erase needs --guest ID')
      return erase(values.guest, store, output)
    case 'replay':
      if (!since) throw new CommandError('replay needs --since DATE, such as 2026-01-31')
      return replayAll(
        { since, json: values.json, recordedBy: values.build, workers: countOf(values.workers) },
        store,
        output,
      )
    default:
      throw new CommandError(
        `no command 'reports ${name}'; there are list, erase, replay and user, see --help`,
      )
  }
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        admin: { type: 'boolean', default: false },
        build: { type: 'string' },
        guest: { type: 'string' },
        json: { type: 'boolean', default: false },
        since: { type: 'string' },
        workers: { type: 'string', default: '1' },
      },
    })
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s/)
    throw new CommandError(`${sentence}, see --help`)
  }
}

function dateOf(text: string): Date {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime()))
    throw new CommandError(`--since takes a date such as 2026-01-31, not '${text}'`)
  return date
}

function countOf(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= 64) return count
  throw new CommandError(`--workers takes a number from 1 to 64, not '${text}'`)
}

async function changeUsers(
  verb: string,
  {
    name: typed,
    isAdmin,
    secret = '',
  }: { name: string; isAdmin: boolean; secret?: string | undefined },
  { database: { tables }, now }: Store,
  { print }: Output,
): Promise<number> {
  const name = nameOf(typed)
  const note = (action: 'userAdded' | 'userChanged', detail: string) =>
    audit(tables, now(), { user: commandLine, action, detail })
  switch (verb) {
    case 'add': {
      const role = isAdmin ? 'admin' : 'agent'
      await addUser(tables, { name, password: secret, role }, usualCost)
      await note('userAdded', `${name}, ${role}`)
      print(`${name} can sign in as ${role}`)
      return 0
    }
    case 'lock':
    case 'unlock':
      await changeUser(tables, name, { isLocked: verb === 'lock' }, usualCost)
      await note('userChanged', `${name}, ${verb}ed`)
      print(verb === 'lock' ? `${name} cannot sign in any more` : `${name} can sign in again`)
      return 0
    case 'password':
      await changeUser(tables, name, { password: secret }, usualCost)
      await note('userChanged', `${name}, password`)
      print(`${name} has another password`)
      return 0
    default:
      throw new CommandError(
        `no command 'reports user ${verb}'; there are add, lock, unlock and password`,
      )
  }
}

async function erase(guest: string, { database, now }: Store, { print }: Output): Promise<number> {
  const reports = await eraseGuest(database, guest)
  await audit(database.tables, now(), {
    user: commandLine,
    action: 'guestErased',
    detail: `${reports} reports`,
  })
  print(reports === 1 ? '1 report erased' : `${reports} reports erased`)
  return 0
}
