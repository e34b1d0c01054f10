import { beforeEach, expect, test } from 'vitest'
import { onShownVideo } from './shownVideo.ts'

class Video {}

let shown: Video | null
let events: string[]
/** Tells of a change of the page; null once nobody listens. */
let change: (() => void) | null

class Observer {
  constructor(look: () => void) {
    change = look
  }
  observe() {}
  disconnect() {
    change = null
  }
}

const page = {
  document: {
    body: {},
    querySelector: (selector: string) => (selector === 'video[data-live]' ? shown : null),
  },
  HTMLVideoElement: Video,
  MutationObserver: Observer,
} as unknown as typeof globalThis

beforeEach(() => {
  shown = null
  events = []
})

const watch = () =>
  onShownVideo(page, 'data-live', () => {
    events.push('came')
    return () => void events.push('went')
  })

test('an element is told of once when it comes, and once when it goes', () => {
  watch()
  change?.()
  expect(events).toEqual([])
  shown = new Video()
  change?.()
  change?.()
  expect(events).toEqual(['came'])
  shown = null
  change?.()
  change?.()
  expect(events).toEqual(['came', 'went'])
})

test('one that is there at once is told of at once, and another one takes its place', () => {
  shown = new Video()
  watch()
  expect(events).toEqual(['came'])
  shown = new Video()
  change?.()
  expect(events).toEqual(['came', 'went', 'came'])
})

test('nothing more is told once it is stopped', () => {
  shown = new Video()
  const stop = watch()
  stop()
  expect(events).toEqual(['came', 'went'])
  expect(change).toBeNull()
})
