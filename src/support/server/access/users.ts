import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { type Role, roles, type User } from '../../console.shapes.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../refused.ts'
import { checkPassword, hashPassword, type PasswordCost } from './password.ts'

/** Names of users: what stands in the audit log and in addresses. */
const userName = /^[a-z][a-z0-9._-]{1,39}$/

export const newUser = v.object({ name: v.string(), password: v.string(), role: v.picklist(roles) })
export const userChange = v.object({
  role: v.optional(v.picklist(roles)),
  password: v.optional(v.string()),
  isLocked: v.optional(v.boolean()),
})

/** A user's name as it is kept: lower case, so that nobody looks like another. */
export const nameOf = (typed: string) => typed.trim().toLowerCase()

export async function listUsers(tables: Kysely<Tables>): Promise<User[]> {
  return tables.selectFrom('users').select(['name', 'role', 'isLocked']).orderBy('name').execute()
}

/** @throws Refused for a name or password that will not do, or a name that is taken */
export async function addUser(
  tables: Kysely<Tables>,
  { name: typed, password, role }: v.InferOutput<typeof newUser>,
  cost: PasswordCost,
): Promise<User> {
  const name = nameOf(typed)
  if (!userName.test(name) || name === 'none')
    throw new Refused(
      'malformed',
      'the name must have 2 to 40 of a to z, 0 to 9, dot, dash and underscore, and begin with a letter',
    )
  checkPassword(password)
  const hash = await hashPassword(password, cost)
  const added = await tables
    .insertInto('users')
    .values({ name, role, password: hash })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  if (!added) throw new Refused('conflict', `there is a user ${name} already`)
  return { name, role, isLocked: false }
}

/**
 * Changes a user and ends the sessions that they have.
 * @throws Refused for somebody who is not there, and for the last admin who can sign in
 */
export async function changeUser(
  tables: Kysely<Tables>,
  name: string,
  { role, password, isLocked }: v.InferOutput<typeof userChange>,
  cost: PasswordCost,
): Promise<User> {
  if (password !== undefined) checkPassword(password)
  const hash = password === undefined ? undefined : await hashPassword(password, cost)
  return tables.transaction().execute(async (within) => {
    // all admins, one after the other: two of them must not lock each other out
    const admins = await within
      .selectFrom('users')
      .select('name')
      .where('role', '=', 'admin')
      .where('isLocked', '=', false)
      .forUpdate()
      .execute()
    const changed = await within
      .updateTable('users')
      .set({
        ...(role && { role }),
        ...(hash && { password: hash }),
        ...(isLocked !== undefined && { isLocked }),
      })
      .where('name', '=', name)
      // without a change there is nothing to set
      .$if(!role && !hash && isLocked === undefined, (query) => query.set({ name }))
      .returning(['name', 'role', 'isLocked'])
      .executeTakeFirst()
    if (!changed) throw new Refused('not-found', `there is no user ${name}`)
    const remain = admins.filter((admin) => admin.name !== name).length
    if (admins.length > remain && remain === 0 && !canAdminister(changed))
      throw new Refused('conflict', `${name} is the only admin: make somebody else one first`)
    await within.deleteFrom('userSessions').where('user', '=', name).execute()
    return changed
  })
}

function canAdminister({ role, isLocked }: { role: Role; isLocked: boolean }): boolean {
  return role === 'admin' && !isLocked
}
