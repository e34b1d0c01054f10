import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createSimulator } from '../simulator/core/server.ts'
import type { Figure } from './measure.ts'

const guests = 2_000
const seconds = 15
const tick = 10
const firstGuest = 101
const perTick = (guests * tick) / 1_000
const late = 100

interface Ready {
  url: string
  tokens: string[]
}

/** The platform in a process of its own: signs guests in, then pushes to each once a second. */
export async function runPlatform(): Promise<void> {
  const simulator = await createSimulator()
  const say = (message: object) => process.send?.(message)
  const tokens = Array.from(
    { length: guests },
    (_, i) => simulator.signIn(`guest${i + firstGuest}`).accessToken,
  )
  const heldBefore = residentBytes()
  say({ url: simulator.url, tokens } satisfies Ready)

  await once(process, 'message')
  say({ bytesPerGuest: (residentBytes() - heldBefore) / guests })
  const startedAt = Date.now()
  for (let turn = 1; turn <= (seconds * 1_000) / tick; turn++) {
    const due = startedAt + turn * tick
    await wait(Math.max(0, due - Date.now()))
    for (let i = 0; i < perTick; i++) {
      const guest = ((turn * perTick + i) % guests) + firstGuest
      simulator.push(`guest${guest}`, { type: 'loyaltyPointsChanged', loyaltyPoints: due })
    }
  }
  await once(process, 'message')
  await simulator.stop()
  process.disconnect()
}

function residentBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}

/** The simulator under many guests: what each costs in memory, and how punctual pushes are. */
export async function measureSockets(): Promise<Figure[]> {
  const platform = fork(process.argv[1] as string, ['--platform'], {
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  const [ready] = (await once(platform, 'message')) as [Ready]
  const delays: number[] = []
  const sockets = await connectAll(ready, (due) => delays.push(Date.now() - due))
  platform.send('measure')
  const [{ bytesPerGuest }] = (await once(platform, 'message')) as [{ bytesPerGuest: number }]
  const expected = guests * seconds
  const deadline = Date.now() + (seconds + 20) * 1_000
  while (delays.length < expected && Date.now() < deadline) await wait(100)
  platform.send('stop')
  for (const socket of sockets) socket.terminate()
  await once(platform, 'exit')
  const missing = expected - delays.length
  const tooLate = delays.filter((delay) => delay > late).length + missing
  return [
    {
      name: `simulator, memory a guest (${guests} connected)`,
      value: bytesPerGuest / 1_024,
      unit: 'KiB',
    },
    {
      name: `simulator, pushes later than ${late} ms (${expected} sent)`,
      value: (100 * tooLate) / expected,
      unit: '%',
    },
  ]
}

async function connectAll({ url, tokens }: Ready, onPush: (due: number) => void) {
  const sockets: WebSocket[] = []
  const address = `${url.replace('http', 'ws')}realtime`
  for (const [index, accessToken] of tokens.entries()) {
    const socket = new WebSocket(address)
    await once(socket, 'open')
    const acknowledged = once(socket, 'message')
    const guestId = `guest${index + firstGuest}`
    socket.send(JSON.stringify({ type: 'requestSession', language: 'en', accessToken, guestId }))
    await acknowledged
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data))
      if (frame.type === 'loyaltyPointsChanged') onPush(frame.loyaltyPoints)
    })
    sockets.push(socket)
  }
  return sockets
}
