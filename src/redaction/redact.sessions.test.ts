import { expect, test } from 'vitest'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { completeApp } from '../areas/all.ts'
import { EventLog, replay } from '../engine/index.ts'
import { redactEntry } from '../engine/redacting.ts'
import { redact } from './redact.ts'

/** Older builds did not write it with the entry: by address, as it stands in the digest of the actor's begin. */
function noteLogics(log: EventLog): void {
  const logics = new Map<string, string>()
  for (const { digest } of [log.header, ...log.entries])
    for (const [address, { src }] of Object.entries(digest ?? {}))
      if (typeof src === 'string') logics.set(address, src)
  for (const entry of log.entries) {
    const src = logics.get(entry.to)
    if (src) entry.src = src
  }
}

test.each(sessions.filter(({ build }) => build !== undefined))(
  'what the platform answered in $file, redacted anew, leads to the same states',
  ({ text }) => {
    const log = EventLog.parse(text, { upcasters })
    noteLogics(log)
    for (const entry of log.entries) redactEntry(entry, redact)
    const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
    replayed.run()
    expect(replayed.divergence).toBeUndefined()
  },
)
