import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { EventLog } from '../engine/index.ts'
import { protocol } from '../inspector/agent/channels.ts'
import { run } from './cli.fixtures.ts'
import { recordModule } from './record.ts'

let folder: string
let kettle: string

/** Beside the project's packages, as a module of the project is. */
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules', '.record-'))
  kettle = await moduleOf(
    'kettle.ts',
    `import { createMachine, assign } from 'xstate'
    interface Context { cups: number }
    export default createMachine({
      types: {} as { context: Context },
      id: 'kettle',
      context: { cups: 0 },
      on: { filled: { actions: assign({ cups: ({ context }) => context.cups + 1 }) } },
    })`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function moduleOf(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

/** A process that records the kettle, and a way to end it. */
async function recording(out?: string) {
  const printed: string[] = []
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let ready: (line: string) => void = () => undefined
  const address = new Promise<string>((resolve) => {
    ready = resolve
  })
  const output = {
    print(text: string) {
      printed.push(text)
      const [, url] = text.split('#node=')
      if (url) ready(url)
    },
    complain: (line: string) => void printed.push(line),
  }
  const code = recordModule({ module: kettle, out, port: 0 }, output, ended)
  const url = await Promise.race([address, code.then(() => '')])
  return {
    printed,
    url,
    end() {
      end()
      return code
    },
  }
}

function connect(url: string, origin = 'http://localhost:5173') {
  const socket = new WebSocket(url, { origin })
  const heard: { kind: string; [key: string]: unknown }[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
  const say = (message: object) =>
    socket.send(JSON.stringify({ protocol, peer: url.split('/').at(-1), ...message }))
  const until = async (isIt: (message: (typeof heard)[number]) => boolean) => {
    for (;;) {
      const found = heard.find(isIt)
      if (found) return found
      await once(socket, 'message')
    }
  }
  return { socket, say, until }
}

const asks = (id: number, question: string, ...args: unknown[]) => ({
  kind: 'replica',
  message: { id, question, args },
})

const answers = (id: number) => (said: { kind: string; [key: string]: unknown }) =>
  said.kind === 'replica' && (said.message as { id?: number }).id === id

test('runs and records a module of TypeScript, and lets an inspector ask and order', async () => {
  const out = join(folder, 'kettle.log.ndjson')
  const { url, printed, end } = await recording(out)
  expect(printed).toContain(`http://localhost:5173/inspector#node=${url}`)
  const { socket, say, until } = connect(url)
  await once(socket, 'open')
  const { about } = await until(({ kind }) => kind === 'opened')
  expect(about).toMatchObject({ title: 'kettle.ts' })
  const order = { kind: 'send', actor: 'kettle', event: { type: 'filled' } }
  say({ kind: 'order', id: 1, order })
  expect(await until(({ kind }) => kind === 'answer')).toMatchObject({ order: 1, refusal: null })
  await until(
    ({ kind, message }) =>
      kind === 'replica' && (message as { opened?: { length: number } }).opened?.length === 1,
  )
  say(asks(7, 'actors', { branch: 'log', position: 1, microstep: 0 }))
  expect(await until(answers(7))).toMatchObject({
    message: { answer: [{ path: 'kettle', status: 'active' }] },
  })
  expect(await end()).toBe(0)
  const log = EventLog.parse(await readFile(out, 'utf8'))
  expect(log.entries.map(({ event }) => event)).toEqual([{ type: 'filled' }])
})

test('refuses pages of other machines, and addresses without its token', async () => {
  const { url, end } = await recording()
  const refusals = [
    connect(url, 'https://elsewhere.example'),
    connect(url.replace(/[^/]+$/, 'A'.repeat(32))),
  ]
  for (const { socket } of refusals) {
    const [error] = await once(socket, 'error').catch((error: unknown) => [error])
    expect(String(error)).toMatch(/40[01]/)
  }
  await end()
})

test('says in one line what is wrong with its arguments, and ends with 2', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const empty = await moduleOf('empty.ts', 'export const kettle = 1')
  const broken = await moduleOf('broken.ts', "throw new Error('dry')")
  for (const [args, complaint] of [
    [[], 'record needs a MODULE that exports an XState logic by default'],
    [[kettle, 'other.ts'], "record takes one MODULE, not also 'other.ts'"],
    [[kettle, '--port', 'x'], "--port takes a number up to 65535, not 'x'"],
    [[kettle, '--json'], 'record takes a MODULE, --out and --port'],
    [['nowhere.ts'], 'nowhere.ts cannot be loaded: '],
    [[empty], 'exports no XState logic by default'],
    [[broken], 'cannot be loaded: dry'],
    [[kettle, '--out', folder], 'cannot be written: '],
    [[kettle, '--port', String(port)], `port ${port} is taken`],
  ] as const) {
    const { code, printed, complaints } = await run('record', ...args)
    expect({ code, printed }).toEqual({ code: 2, printed: '' })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(complaint)
  }
  server.close()
})

test('--out and --port belong to record alone', async () => {
  const { code, complaints } = await run('inspect', 'a.log.ndjson', '--port', '1')
  expect({ code, complaints }).toEqual({
    code: 2,
    complaints: ['--out and --port belong to record'],
  })
})
