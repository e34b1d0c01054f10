import '../../views/core/design/design.css'
import { createRoot } from 'react-dom/client'
import { mixedMessage, mixedMessages } from '../../fixtures/messenger/mixedMessages.fixtures.ts'
import { openConversation } from '../../views/core/testing/conversation.tsx'
import {
  appendMany,
  changeFont,
  growAbove,
  painted,
  prependWhileScrolling,
  type Read,
  readFurtherUp,
  scrollerOf,
  type Watch,
  watchReading,
} from '../../views/core/testing/reading.ts'

const length = 50_000
const leftOut = 2000

/** What was seen of a conversation of 50,000 messages. */
export interface Seen {
  prepend: Watch
  prependDown: Watch
  grow: Watch
  font: Watch
  append: Watch
  end: Watch
  /** Time of one more message until it is drawn, in ms, each time. */
  appendTimes: number[]
}

const pause = async (frames: number) => {
  for (let frame = 0; frame < frames; frame++) await painted()
}

async function enter(): Promise<Read> {
  const kept = mixedMessages(1, length)
  const scene = await openConversation({
    kept,
    atFirst: length - leftOut,
    width: innerWidth,
    height: innerHeight,
  })
  createRoot(document.getElementById('root') as HTMLElement).render(scene.room)
  scene.open()
  while (!document.querySelector('article')) await painted()
  await pause(20)
  let newest = length
  return {
    length: () => scene.timeline().length,
    wantOlder: () => scene.conversation.send({ type: 'conversation.olderWanted' }),
    come: () => {
      newest++
      scene.come({ ...mixedMessage(newest), senderType: 'actor' })
    },
  }
}

async function timeAppends(read: Read): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < 15; count++) {
    await pause(2)
    const before = performance.now()
    read.come()
    await Promise.resolve()
    scrollerOf().getBoundingClientRect()
    times.push(performance.now() - before)
  }
  return times
}

declare global {
  interface Window {
    seen(): Promise<Seen>
    /** Watches while somebody outside scrolls, until told that it is over. */
    watch(): void
    stopWatching(): Promise<Watch>
    wantOlder(): void
  }
}

const read = enter()
let over = () => {}
let watching: Promise<Watch> | undefined

window.wantOlder = () => void read.then(({ wantOlder }) => wantOlder())
window.watch = () => {
  watching = watchReading(() => new Promise<void>((resolve) => (over = resolve)))
}
window.stopWatching = () => {
  over()
  if (!watching) throw new Error('nobody watches')
  return watching
}
window.seen = async () => {
  const conversation = await read
  const end = await appendMany(conversation)
  const appendTimes = await timeAppends(conversation)
  await readFurtherUp(6000)
  const prepend = await prependWhileScrolling(conversation, { times: 3 })
  const prependDown = await prependWhileScrolling(conversation, { times: 2, speed: 17 })
  const grow = await growAbove(12)
  const append = await appendMany(conversation)
  const font = await changeFont()
  return { prepend, prependDown, grow, font, append, end, appendTimes }
}
