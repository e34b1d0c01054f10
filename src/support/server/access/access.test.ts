import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { onEachDatabase } from '../eachDatabase.fixtures.ts'
import { Reporter } from '../intake/reporter.fixtures.ts'
import { newId, password, Signed } from '../store.fixtures.ts'

const refusal = async (answer: Response) => {
  const { code, message } = (await answer.json()) as Record<string, string>
  return { status: answer.status, code, message }
}
const minute = 60_000
const hour = 60 * minute

onEachDatabase((storeOf) => {
  test('signs in whoever knows a name and its password, by a cookie that no script reads', async () => {
    const store = storeOf()
    await store.signIn('agent', 'ida')
    const answer = await store.logIn('  IDA ')
    expect(await answer.json()).toMatchObject({ name: 'ida', role: 'agent', build: 'today00build' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^support=[\w-]{43}; Path=\/support; HttpOnly; SameSite=Strict$/,
    )
    const secure = await storeOf({ isSecure: true }).logIn('ida')
    expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-support=.*; Secure/)
  })

  test('keeps hashes of passwords and tokens, each with a salt of its own', async () => {
    const store = storeOf()
    const ida = await store.signIn('agent', 'ida')
    await store.signIn('agent', 'max')
    const kept = await store.tables.selectFrom('users').select('password').execute()
    expect(new Set(kept.map((each) => each.password)).size).toBe(2)
    for (const hashed of kept) expect(hashed.password).toMatch(/^scrypt\$2\$1\$1\$/)
    const [, token = ''] = ida.cookie.split('=')
    const everything = (await store.everything()).map(({ text }) => text).join('\n')
    expect(everything).not.toContain(password)
    expect(everything).not.toContain(token)
    expect(everything).not.toContain(Buffer.from(token).toString('hex'))
  })

  test('tells nobody whether the name or the password was wrong', async () => {
    const store = storeOf()
    await store.signIn('agent', 'ida')
    const wrong = [await store.logIn('ida', 'another password'), await store.logIn('nobody')]
    const [first, second] = await Promise.all(wrong.map(refusal))
    expect(first).toEqual({
      status: 401,
      code: 'not-signed-in',
      message: 'name or password is wrong',
    })
    expect(second).toEqual(first)
  })

  test('a login tried 1,000 times is heard five times, and then not the right one either', async () => {
    const store = storeOf()
    await store.signIn('agent', 'ida')
    const counts: Record<number, number> = {}
    for (let n = 0; n < 1_000; n++) {
      const { status } = await store.logIn('ida', `guess number ${n}`, {
        'x-test-address': `a${n}`,
      })
      counts[status] = (counts[status] ?? 0) + 1
    }
    expect(counts).toEqual({ 401: 5, 429: 995 })
    const locked = await store.logIn('ida')
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '30'])
    store.now += 30_000
    expect((await store.logIn('ida')).status).toBe(200)
    expect((await store.logIn('ida', 'one more wrong')).status).toBe(401)
  })

  test('many logins at once are no more tries than one after the other', async () => {
    const store = storeOf()
    await store.signIn('agent', 'ida')
    const tries = Array.from({ length: 40 }, (_, n) =>
      store.logIn('ida', `guess number ${n}`, { 'x-test-address': `a${n}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  })

  test('has logins wait longer with each that fails, a quarter of an hour at most', async () => {
    const store = storeOf()
    const waits: number[] = []
    for (let n = 0; n < 12; n++) {
      await store.logIn('ida', 'wrong')
      const left = Number((await store.logIn('ida', 'wrong')).headers.get('retry-after') ?? 0)
      if (left > 0) waits.push(left)
      store.now += left * 1_000
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900, 900].slice(0, waits.length))
    expect(waits.length).toBeGreaterThan(6)
  })

  test('has an address wait that tries many names, and no other', async () => {
    const store = storeOf()
    await store.signIn('agent', 'ida')
    const from = (address: string) => ({ 'x-test-address': address })
    const statuses = []
    for (let n = 0; n < 25; n++)
      statuses.push((await store.logIn(`name${n}`, 'wrong', from('here'))).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect((await store.logIn('ida', password, from('here'))).status).toBe(429)
    expect((await store.logIn('ida', password, from('elsewhere'))).status).toBe(200)
  })

  test('ends a session that was not used for two hours, and each after twelve', async () => {
    const store = storeOf()
    const ida = await store.signIn('agent', 'ida')
    store.now += 2 * hour - minute
    expect((await ida.ask('GET', 'me')).status).toBe(200)
    store.now += 2 * hour
    expect((await ida.ask('GET', 'me')).status).toBe(401)
    const again = new Signed(store, ida.cookie, ida.me)
    expect((await again.ask('GET', 'me')).status).toBe(401)
    const max = await store.signIn('agent', 'max')
    for (let passed = 0; passed < 11; passed++) {
      store.now += hour
      expect((await max.ask('GET', 'me')).status).toBe(200)
    }
    store.now += hour
    expect((await max.ask('GET', 'me')).status).toBe(401)
    await store.reports.retain()
    expect(await store.tables.selectFrom('userSessions').select('user').execute()).toEqual([])
  })

  test('ends a session as it is signed out of, and those of who is locked or has another password', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const ida = await store.signIn('agent', 'ida')
    expect((await ida.ask('POST', 'logout')).status).toBe(204)
    expect((await ida.ask('GET', 'me')).status).toBe(401)
    for (const change of [{ isLocked: true }, { password: 'quite another password' }]) {
      const max = await store.signIn('agent', `max${change.isLocked ? 1 : 2}`)
      expect((await admin.ask('PATCH', `users/${max.me.name}`, change)).status).toBe(200)
      expect((await max.ask('GET', 'me')).status).toBe(401)
      expect((await store.logIn(max.me.name)).status).toBe(401)
    }
  })

  test('refuses a forged session', async () => {
    const store = storeOf()
    const ida = await store.signIn()
    for (const cookie of [
      '',
      'support=',
      'support=x',
      `support=${'A'.repeat(43)}`,
      "support=' or 1=1 --",
    ])
      expect((await new Signed(store, cookie, ida.me).ask('GET', 'reports')).status).toBe(401)
  })

  test('changes nothing for a page that has not the CSRF token, or is of another origin', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    const id = await new Reporter(store).send()
    const bad: Record<string, string>[] = [
      { 'X-CSRF-Token': '' },
      { 'X-CSRF-Token': 'x'.repeat(43) },
      { Origin: 'https://evil.example' },
      { Origin: '' },
      { Origin: 'null' },
    ]
    for (const headers of bad) {
      for (const [method, path, body] of [
        ['PATCH', `reports/${id}`, { status: 'solved' }],
        ['DELETE', `reports/${id}`, undefined],
        ['POST', `reports/${id}/notes`, { text: 'x' }],
        ['POST', 'erasures', { guest: 'g' }],
        ['POST', 'users', { name: 'eve', password, role: 'admin' }],
        ['POST', 'logout', undefined],
      ] as const)
        expect(await refusal(await admin.ask(method, path, body, headers))).toMatchObject({
          status: 403,
          code: 'not-allowed',
        })
    }
    const login = await store.logIn('admin', password, { Origin: 'https://evil.example' })
    expect(login.status).toBe(403)
    expect(await admin.get(`reports/${id}`)).toMatchObject({ status: 'new', notes: [] })
  })

  test('an agent does no admin’s work, and that they tried is written down', async () => {
    const store = storeOf()
    const agent = await store.signIn('agent')
    const admin = await store.signIn('admin')
    const id = await new Reporter(store).send()
    const tried = [
      ['DELETE', `reports/${id}`],
      ['POST', 'erasures', { guest: 'g' }],
      ['GET', 'audit'],
      ['POST', 'users', { name: 'eve', password, role: 'admin' }],
      ['PATCH', 'users/agent', { role: 'admin' }],
    ] as const
    for (const [method, path, body] of tried)
      expect(await refusal(await agent.ask(method, path, body))).toMatchObject({
        status: 403,
        code: 'not-allowed',
      })
    expect((await agent.ask('GET', `reports/${id}`)).status).toBe(200)
    const { entries } = await admin.get<{ entries: { action: string; user: string }[] }>('audit')
    const refused = entries.filter(({ action }) => action === 'accessRefused')
    expect(refused.map(({ user }) => user)).toEqual(tried.map(() => 'agent'))
  })

  test('nobody who is not signed in is told anything', async () => {
    const store = storeOf()
    const id = await new Reporter(store).send()
    for (const path of [
      'me',
      'reports',
      `reports/${id}`,
      'groups',
      'audit',
      'users',
      `reports/${id}/logs/x`,
    ])
      expect((await store.ask(`/support/api/${path}`)).status).toBe(401)
    expect((await store.ask('/support/api/other')).status).toBe(404)
  })

  test('the last admin stays one, and a name is given once', async () => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    for (const change of [{ role: 'agent' }, { isLocked: true }])
      expect(await refusal(await admin.ask('PATCH', 'users/admin', change))).toMatchObject({
        status: 409,
        message: 'admin is the only admin: make somebody else one first',
      })
    const eve = { name: 'Eve', password, role: 'admin' }
    expect((await admin.ask('POST', 'users', eve)).status).toBe(201)
    expect(await refusal(await admin.ask('POST', 'users', eve))).toMatchObject({ status: 409 })
    expect((await admin.ask('PATCH', 'users/admin', { role: 'agent' })).status).toBe(200)
    expect((await admin.ask('PATCH', 'users/nobody', { role: 'agent' })).status).toBe(401)
    const eveIn = await store.logIn('eve')
    const [cookie = ''] = (eveIn.headers.get('set-cookie') ?? '').split(';')
    const signed = new Signed(store, cookie, await eveIn.json())
    expect((await signed.ask('PATCH', 'users/nobody', { role: 'agent' })).status).toBe(404)
    expect(await signed.get('users')).toEqual({
      users: [
        { name: 'admin', role: 'agent', isLocked: false },
        { name: 'eve', role: 'admin', isLocked: false },
      ],
    })
  })

  test.each([
    [{ name: 'ev', password: 'too short', role: 'agent' }, 'at least 12 characters'],
    [{ name: '<b>', password, role: 'agent' }, 'the name must have'],
    [{ name: 'none', password, role: 'agent' }, 'the name must have'],
    [{ name: 'eve', password, role: 'root' }, 'role must be'],
    [{ name: 7, password, role: 'agent' }, 'name must be string'],
  ])('refuses the user %j', async (user, message) => {
    const store = storeOf()
    const admin = await store.signIn('admin')
    expect(await refusal(await admin.ask('POST', 'users', user))).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    })
  })

  test('every look at a report and a log is written down before it is answered', async () => {
    const store = storeOf()
    const agent = await store.signIn('agent')
    const page = new Reporter(store)
    const id = await page.send()
    const { logs } = await agent.get<{ logs: { id: string }[] }>(`reports/${id}`)
    await agent.ask('GET', `reports/${id}/logs/${logs[0]?.id}`)
    await agent.ask('GET', 'reports?text=Ida&status=new')
    const admin = await store.signIn('admin')
    const { entries } = await admin.get<{ entries: object[] }>('audit')
    expect(entries.toReversed().slice(0, 4)).toMatchObject([
      { user: 'agent', action: 'login', report: null },
      { user: 'agent', action: 'reportRead', report: id },
      { user: 'agent', action: 'logRead', report: id, detail: logs[0]?.id },
      { user: 'agent', action: 'reportsListed', report: null, detail: 'text, status' },
    ])
    const of = await admin.get<{ entries: object[] }>(`audit?report=${id}`)
    expect(of.entries).toHaveLength(2)
    expect(await admin.get(`audit?report=${newId()}`)).toEqual({ entries: [], next: null })
  })

  test('who cannot be written down does not see a report', async () => {
    const store = storeOf()
    const agent = await store.signIn('agent')
    const id = await new Reporter(store).send()
    await store.database.executeSql('alter table audit rename to audit_away')
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    try {
      const answer = await agent.ask('GET', `reports/${id}`)
      expect(answer.status).toBe(500)
      expect(await answer.text()).not.toContain('does not work')
      // by its kind, for a message of the database may quote what was sent
      expect(told.mock.calls.join()).toMatch(/^reports: error 42P01\n +at .*$/)
    } finally {
      told.mockRestore()
      await store.database.executeSql('alter table audit_away rename to audit')
    }
  })

  test('the database lets nobody change the audit log', async () => {
    const store = storeOf()
    await store.signIn()
    for (const statement of [
      `update audit set "user" = 'eve'`,
      'delete from audit',
      'truncate audit',
      'delete from audit where id < 0',
    ])
      await expect(sql.raw(statement).execute(store.tables)).rejects.toThrow('only appended to')
    expect(await store.tables.selectFrom('audit').select('user').execute()).toEqual([
      { user: 'agent' },
    ])
  })

  test('what is typed in the place of a name does not stand in the audit log', async () => {
    const store = storeOf()
    await store.logIn('my secret password', 'x')
    expect(await store.tables.selectFrom('audit').select(['user', 'action']).execute()).toEqual([
      { user: '(unknown)', action: 'loginFailed' },
    ])
    const everything = (await store.everything()).map(({ text }) => text).join()
    expect(everything).not.toContain('secret password')
  })
})
