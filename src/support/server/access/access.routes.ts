import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Me, Role } from '../../console.shapes.ts'
import type { Database } from '../database/database.ts'
import { readBody } from '../readBody.ts'
import { Refused } from '../refused.ts'
import { audit } from './audit.ts'
import { Lockout } from './lockout.ts'
import { hashPassword, isOutdated, isPassword, type PasswordCost } from './password.ts'
import { type UserSession, UserSessions } from './userSessions.ts'
import { addUser, changeUser, listUsers, nameOf, newUser, userChange } from './users.ts'

export interface AccessOptions {
  database: Database
  /** In ms. */
  now: () => number
  cost: PasswordCost
  /** The address that asks. */
  addressOf: (context: Context) => string
  /** Whether the console is reached by https only. */
  isSecure: boolean
  /** Origins under which the console is served. */
  ownOrigins: () => readonly string[]
  /** The build that runs here. */
  build: string
}

/** What the routes of the console know of who asks. */
export interface SignedIn {
  Variables: { session: UserSession }
}

const credentials = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  password: v.pipe(v.string(), v.maxLength(1_000)),
})

/** Sign-in, sign-out, users, and who may ask what. */
export function createAccess(options: AccessOptions) {
  const { database, now, cost, addressOf, isSecure, ownOrigins, build } = options
  const { tables } = database
  const sessions = new UserSessions(tables, now)
  const lockout = new Lockout(tables, now)
  const cookie = isSecure ? '__Secure-support' : 'support'
  const cookieOptions = {
    httpOnly: true,
    path: '/support',
    sameSite: 'Strict',
    secure: isSecure,
  } as const
  /** Who is not there takes as long as who is. */
  const nobody = hashPassword('', cost)

  const meOf = ({ user, role, csrf }: Omit<UserSession, 'tokenHash'>): Me => ({
    name: user,
    role,
    csrf,
    build,
  })

  /** What a page of another origin sends is not heard. */
  const onlyOwnOrigin: MiddlewareHandler = async ({ req }, next) => {
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    if (!isReading && !ownOrigins().includes(req.header('origin') ?? ''))
      throw new Refused('not-allowed', 'only the console itself may ask this (Origin)')
    return next()
  }

  /** Only who is signed in; what changes something brings the session's CSRF token along. */
  const signedIn: MiddlewareHandler<SignedIn> = async (context, next) => {
    const token = getCookie(context, cookie)
    const session = token === undefined ? undefined : await sessions.find(token)
    if (!session) throw new Refused('not-signed-in', 'nobody is signed in: sign in first')
    const { method } = context.req
    if (method !== 'GET' && method !== 'HEAD') {
      const sent = Buffer.from(context.req.header('x-csrf-token') ?? '')
      const expected = Buffer.from(session.csrf)
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
        throw new Refused(
          'not-allowed',
          'X-CSRF-Token must be that of the session: load the page again',
        )
    }
    context.set('session', session)
    return next()
  }

  const only =
    (role: Role): MiddlewareHandler<SignedIn> =>
    async ({ get, req }, next) => {
      const session = get('session')
      if (session.role === role) return next()
      const detail = `${req.method} ${req.routePath}`
      await audit(tables, now(), { user: session.user, action: 'accessRefused', detail })
      throw new Refused('not-allowed', `only an ${role} may do this`)
    }

  const routes = new Hono<SignedIn>()

  routes.post('/login', async (context) => {
    const { name: typed, password } = await readBody(context, credentials)
    const subjects = { name: nameOf(typed), address: addressOf(context) }
    await lockout.attempt(subjects)
    const user = await tables
      .selectFrom('users')
      .selectAll()
      .where('name', '=', subjects.name)
      .executeTakeFirst()
    const isRight = await isPassword(password, user?.password ?? (await nobody))
    if (!user || !isRight || user.isLocked) {
      // what was typed in the place of a name may be a password
      await audit(tables, now(), { user: user?.name ?? '(unknown)', action: 'loginFailed' })
      throw new Refused('not-signed-in', 'name or password is wrong')
    }
    await lockout.succeed(subjects)
    if (isOutdated(user.password, cost))
      await tables
        .updateTable('users')
        .set({ password: await hashPassword(password, cost) })
        .where('name', '=', user.name)
        .execute()
    const { token, csrf } = await sessions.begin(user.name)
    await audit(tables, now(), { user: user.name, action: 'login' })
    setCookie(context, cookie, token, cookieOptions)
    return context.json(meOf({ user: user.name, role: user.role, csrf }))
  })

  routes.get('/me', signedIn, (context) => context.json(meOf(context.get('session'))))

  routes.post('/logout', signedIn, async (context) => {
    const session = context.get('session')
    await sessions.end(session)
    await audit(tables, now(), { user: session.user, action: 'logout' })
    deleteCookie(context, cookie, cookieOptions)
    return context.body(null, 204)
  })

  routes.get('/users', signedIn, async (context) =>
    context.json({ users: await listUsers(tables) }),
  )

  routes.post('/users', signedIn, only('admin'), async (context) => {
    const user = await addUser(tables, await readBody(context, newUser), cost)
    const by = context.get('session').user
    await audit(tables, now(), {
      user: by,
      action: 'userAdded',
      detail: `${user.name}, ${user.role}`,
    })
    return context.json(user, 201)
  })

  routes.patch('/users/:name', signedIn, only('admin'), async (context) => {
    const change = await readBody(context, userChange)
    const user = await changeUser(tables, nameOf(context.req.param('name')), change, cost)
    const { role, password, isLocked } = change
    const what = [
      role,
      password && 'password',
      isLocked !== undefined && (isLocked ? 'locked' : 'unlocked'),
    ]
    const detail = [user.name, ...what.filter(Boolean)].join(', ')
    await audit(tables, now(), { user: context.get('session').user, action: 'userChanged', detail })
    return context.json(user)
  })

  const sweep = async () => {
    await sessions.sweep()
    await lockout.sweep()
  }
  return { routes, signedIn, only, onlyOwnOrigin, sweep }
}
