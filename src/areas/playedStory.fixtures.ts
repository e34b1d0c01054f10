import { expect } from 'vitest'
import { type AppWalkOptions, appWalk } from '../../fixtures/core/app.fixtures.ts'
import { perform, type Story } from '../../fixtures/core/story.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import { selectActors } from '../../machines/shell/app/app.selectors.ts'
import { bareParts } from './all.ts'

/** Plays a story; after each step every actor must still be at work. */
export async function play({ outside, steps }: Story, create?: AppWalkOptions['create']) {
  const app = appWalk(setFold, { createApp, bareParts }, { ...outside, create })
  for (const next of steps) {
    await perform(app, next)
    const actors = { app: app.actor, ...selectActors(app.actor.getSnapshot()) }
    const ended = Object.entries(actors).flatMap(([name, actor]) => {
      const { status, error } = actor?.getSnapshot() ?? { status: 'active' }
      return status === 'active' ? [] : [{ name, error, after: next }]
    })
    expect(ended).toEqual([])
  }
  return app
}
