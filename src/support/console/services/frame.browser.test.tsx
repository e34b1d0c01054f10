import { afterEach, expect, test, vi } from 'vitest'
import { protocol } from '../../replay/messages.ts'
import type { FrameEvent } from '../player/player.events.ts'
import { followFrame, frameId } from './frame.service.ts'

/** A busy machine takes its time. */
const waitFor = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, 60_000)

let end: () => void = () => undefined
afterEach(() => {
  end()
  document.body.replaceChildren()
})

/** A sandboxed frame whose document runs a script, before a console that hears it. */
async function start(script: string) {
  const told: FrameEvent[] = []
  const service = followFrame(window, (event) => void told.push(event))
  end = service.end
  const frame = document.createElement('iframe')
  frame.id = frameId
  frame.sandbox.add('allow-scripts')
  frame.srcdoc = `<script>
    const say = (data) => parent.postMessage(data, '*')
    const ready = { protocol: '${protocol}', kind: 'ready' }
    ${script}
  </script>`
  document.body.append(frame)
  const until = (type: FrameEvent['type'], count = 1) =>
    waitFor(() =>
      expect(told.filter((event) => event.type === type).length).toBeGreaterThanOrEqual(count),
    )
  return { told, until, frame, service }
}

test('a frame that is ready gets a port, and what it reports there is heard', async () => {
  const { told, until, service } = await start(`
    addEventListener('message', ({ ports: [port] }) => {
      port.onmessage = ({ data }) => port.postMessage({ kind: 'folding', done: data.position, total: 9 })
    })
    say(ready)`)
  await until('frame.connected')
  service.order({ type: 'frame.order', order: { kind: 'seek', position: 4 } })
  await until('frame.reported')
  const report = { kind: 'folding', done: 4, total: 9 }
  expect(told).toEqual([{ type: 'frame.connected' }, { type: 'frame.reported', report }])
})

test('what a frame forges is not taken, before and after it has its port', async () => {
  const { told, until } = await start(`
    say({ kind: 'shown', shown: {} })
    say({ protocol: 'another', kind: 'ready' })
    addEventListener('message', ({ ports: [port] }) => {
      for (const forged of [
        null, 'opened', { kind: 'opened' }, { kind: 'failed', sentence: { toString: 1 } },
        { kind: 'shown', shown: { position: -1 } },
        { kind: 'folded', divergence: null, differences: new Array(5000).fill({}), more: 0, lost: 0 },
      ]) port.postMessage(forged)
    })
    say(ready)`)
  await until('frame.messageRefused', 8)
  expect(told.filter(({ type }) => type === 'frame.reported')).toEqual([])
})

test('another window and another origin get no port', async () => {
  const told: FrameEvent[] = []
  end = followFrame(window, (event) => void told.push(event)).end
  const stranger = document.createElement('iframe')
  stranger.sandbox.add('allow-scripts')
  stranger.srcdoc = `<script>
    addEventListener('message', () => parent.postMessage('got a port', '*'))
    parent.postMessage({ protocol: '${protocol}', kind: 'ready' }, '*')
    parent.postMessage('end', '*')
  </script>`
  const said: unknown[] = []
  const hear = ({ data }: MessageEvent) => void said.push(data)
  addEventListener('message', hear)
  document.body.append(stranger)
  await waitFor(() => expect(said).toContain('end'))
  // a frame of this very origin is none of a replay
  const own = document.createElement('iframe')
  own.id = frameId
  document.body.append(own)
  postMessage({ protocol, kind: 'ready' })
  const inside = own.contentWindow as Window & typeof globalThis
  inside.eval(`parent.postMessage({ protocol: '${protocol}', kind: 'ready' }, '*')`)
  await waitFor(() => expect(told).toEqual([{ type: 'frame.messageRefused' }]))
  expect(said).not.toContain('got a port')
  removeEventListener('message', hear)
})
