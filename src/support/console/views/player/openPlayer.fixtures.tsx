import '../console.css'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import { steppedClock } from '../../../../../fixtures/core/clock.fixtures.ts'
import { answeredSlot, spokenSlot } from '../../../../../fixtures/core/walk.fixtures.ts'
import type { FrameReport, Mark } from '../../../replay/messages.ts'
import type { FrameEvent, FrameRequest } from '../../player/player.events.ts'
import { playerMachine } from '../../player/player.machine.ts'
import type { LoadedLog } from '../../player/player.setup.ts'
import { PlayerContext } from '../core/using.ts'
import { Moments } from './Moments.tsx'
import { Player } from './Player.tsx'

/** What a hostile log says. */
export const evil = '<img src=x onerror="document.title=1">'
const marks: Mark[] = [
  { kind: 'page', position: 1, at: 100, title: 'Opened /en/' },
  { kind: 'error', position: 3, at: 60_000, title: evil },
]

/** The player before a log whose frame says what it is told to. */
export async function openPlayer() {
  await page.viewport(1200, 900)
  const clock = steppedClock()
  const frame = spokenSlot<FrameRequest, FrameEvent>()
  const loadLog = answeredSlot<LoadedLog, { report: string; log: string }>()
  const player = createActor(
    playerMachine.provide({ actors: { loadLog: loadLog.logic, frame: frame.logic as never } }),
    { clock, input: { report: 'r', log: 'log-1', seq: null, isPlaying: false } },
  ).start()
  const screen = await render(
    <PlayerContext value={player}>
      <main>
        <Player viewport={{ width: 2400, height: 1200 }} />
        <Moments />
      </main>
    </PlayerContext>,
  )
  const report = (told: FrameReport) =>
    frame.last().report({ type: 'frame.reported', report: told })
  const show = (position: number) =>
    report({
      kind: 'shown',
      shown: { position, event: `event.${position}`, actor: 'app', width: 2400, page: 'home' },
    })
  await loadLog.calls[0]?.resolve({ file: new Blob(['log']), waypoints: null })
  const stops = { positions: [0, 1, 2, 3], seqs: [0, 1, 2, 3], ats: [0, 100, 200, 60_000] }
  const about = { log: 'log-1', build: 'b', startedAt: '', warnings: [evil] }
  report({ kind: 'opened', ...about, stops, marks })
  show(1)
  return { screen, clock, frame, report, show, player }
}
