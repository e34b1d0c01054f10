import { expect, test, vi } from 'vitest'
import { type Area, areas } from '../../machines/core/areas.ts'
import { plainRequests } from '../../services/core/answers.fixtures.ts'
import { fakeEnvironment, runtimeConfig } from '../../services/core/environment.fixtures.ts'
import { secretCredentials } from '../../services/core/slot.fixtures.ts'
import { manifests } from './all.ts'
import { createAreaLoader } from './loader.ts'

/** A loader before the first page is drawn, asked for all areas; those that came, in order. */
function begin({ first = areas as readonly Area[] } = {}) {
  const { environment, outside } = fakeEnvironment()
  let noteDrawn = () => {}
  const stopWaiting = vi.fn()
  const loader = createAreaLoader(
    {
      ...environment,
      whenDrawn(run) {
        noteDrawn = run
        return stopWaiting
      },
    },
    {
      environment,
      request: plainRequests().request,
      credentials: () => secretCredentials,
      secrets: () => ({}),
      language: () => 'en',
      saveLog: async () => {},
      ownLog: () => Promise.reject(new Error('no log is kept')),
      config: () => runtimeConfig(),
    },
  )
  const came: Area[] = []
  const load = async (area: Area) => {
    const actors = await loader.load(area)
    came.push(area)
    return actors
  }
  const loading = first.map(load)
  return {
    loader,
    loading,
    load,
    came,
    noteDrawn: () => noteDrawn(),
    stopWaiting,
    clock: outside.clock,
  }
}

const rest = () => new Promise((done) => setTimeout(done))

test('areas that nobody wants come in their order, once the first page is drawn', async () => {
  const { loading, came, noteDrawn } = begin()
  await rest()
  expect(came).toEqual([])
  noteDrawn()
  const actors = await Promise.all(loading)
  expect(came).toEqual(areas)
  expect(actors.map((brought) => Object.keys(brought))).toEqual(
    areas.map((area) => Object.keys(manifests[area])),
  )
})

test('an area that nobody wants does not come before one that has its turn earlier, whichever is asked for first', async () => {
  const [shell, account] = areas
  const { load, loading, came, noteDrawn } = begin({ first: areas.slice(1) })
  noteDrawn()
  for (let turn = 0; turn < 10; turn++) await rest()
  expect(came).toEqual([])
  await Promise.all([load(shell), ...loading])
  expect(came.slice(0, 2)).toEqual([shell, account])
})

test('a page that never says that it is drawn holds them up for two seconds only, and is not watched after that', async () => {
  const { loading, came, clock, stopWaiting } = begin()
  clock.step(1_999)
  await rest()
  expect(came).toEqual([])
  expect(stopWaiting).not.toHaveBeenCalled()
  clock.step(1)
  expect(stopWaiting).toHaveBeenCalledOnce()
  await Promise.all(loading)
  expect(came).toEqual(areas)
})

test('an area that is wanted comes at once, and alone', async () => {
  const { loader, loading, came } = begin()
  loader.want('messenger')
  await loading[areas.indexOf('messenger')]
  expect(came).toEqual(['messenger'])
})
