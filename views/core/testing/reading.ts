/** Where something stood after a paint, in px below the top of what scrolls. */
type Places = Map<string, number>

const bodies = '[data-key] [data-body]'

/** What scrolls in a conversation. */
export function scrollerOf(root: ParentNode = document): HTMLElement {
  const found = root.querySelector<HTMLElement>('[role="feed"]')
  if (!found) throw new Error('no conversation is drawn')
  return found
}

/** Resolves once the next frame has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })
}

function placesIn(scroller: HTMLElement): Places {
  const { top } = scroller.getBoundingClientRect()
  const places: Places = new Map()
  for (const body of scroller.querySelectorAll<HTMLElement>(bodies)) {
    const key = body.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key) places.set(key, body.getBoundingClientRect().top - top)
  }
  return places
}

/** The message that is being read: the first that begins in view. */
function readIn(places: Places, height: number): string | undefined {
  let found: string | undefined
  for (const [key, top] of places) {
    const isNearer = found === undefined || top < (places.get(found) as number)
    if (top >= 0 && top < height && isNearer) found = key
  }
  return found
}

export interface Watch {
  /** Frames that were looked at. */
  frames: number
  /** By how many px what was read moved at most from one paint to the next, beyond the scrolling. */
  moved: number
  /** By how many px what was read moved down from one paint to the next, each time. */
  steps: number[]
  /** How far the end was below the view after a paint at most, in px. */
  endBelow: number
  /** How many messages stood in the document after a paint at most. */
  rows: number
}

/**
 * Looks after every paint at what is being read, until `work` is done and has come to rest.
 * @param work told how to scroll, so that what it scrolls does not count; what it changes otherwise it
 * changes within a frame, else it is looked at before it was painted
 */
export async function watchReading(
  work: (scroll: (px: number) => void) => Promise<void>,
  { frames: restFrames = 20 } = {},
): Promise<Watch> {
  const scroller = scrollerOf()
  const watch: Watch = { frames: 0, moved: 0, steps: [], endBelow: 0, rows: 0 }
  let before = placesIn(scroller)
  let scrolled = 0
  let rest = restFrames
  let isDone = false
  const working = work((px) => {
    const from = scroller.scrollTop
    scroller.scrollTop += px
    scrolled += scroller.scrollTop - from
  }).finally(() => {
    isDone = true
  })
  while (rest > 0) {
    await painted()
    const places = placesIn(scroller)
    const read = readIn(before, scroller.clientHeight)
    const [from, to] = read === undefined ? [] : [before.get(read), places.get(read)]
    if (from !== undefined) {
      const moved = to === undefined ? Number.POSITIVE_INFINITY : Math.abs(to - from + scrolled)
      watch.moved = Math.max(watch.moved, moved)
      if (to !== undefined) watch.steps.push(to - from)
    }
    const { scrollHeight, scrollTop, clientHeight } = scroller
    watch.endBelow = Math.max(watch.endBelow, scrollHeight - scrollTop - clientHeight)
    watch.rows = Math.max(watch.rows, scroller.querySelectorAll('article').length)
    watch.frames++
    scrolled = 0
    before = places
    if (isDone) rest--
  }
  await working
  return watch
}

/** Resolves once the next frame has been painted and looked at: what follows belongs to another. */
async function looked(): Promise<void> {
  await painted()
  await new Promise((resolve) => setTimeout(resolve))
}

/** What the scenes below need of a conversation that is drawn and has its newest messages. */
export interface Read {
  /** An older page is asked for. */
  wantOlder(): void
  /** How many messages are here. */
  length(): number
  /** A message of the actor comes. */
  come(): void
}

const wait = async (frames: number) => {
  for (let frame = 0; frame < frames; frame++) await looked()
}

/** Scrolls up, as somebody who looks for something, and comes to rest. */
export async function readFurtherUp(px: number): Promise<void> {
  const scroller = scrollerOf()
  for (let done = 0; done < px; done += 400) {
    scroller.scrollTop -= 400
    await looked()
  }
  await wait(20)
}

/**
 * 200 older messages come while the guest scrolls, as often as told.
 * @param speed in px a frame; below 0 is up
 */
export function prependWhileScrolling(read: Read, { times = 1, speed = -23 } = {}): Promise<Watch> {
  return watchReading(async (scroll) => {
    for (let time = 0; time < times; time++) {
      const before = read.length()
      for (let frame = 0; frame < 12; frame++) {
        await new Promise(requestAnimationFrame)
        scroll(speed)
        if (frame === 5) read.wantOlder()
      }
      if (read.length() <= before) throw new Error('no older messages came')
    }
  })
}

/** Rows above what is read grow and shrink, at rest and while the guest scrolls. */
export function growAbove(rounds = 8): Promise<Watch> {
  const scroller = scrollerOf()
  return watchReading(async (scroll) => {
    for (let round = 0; round < rounds; round++) {
      const { top } = scroller.getBoundingClientRect()
      const above = [...scroller.querySelectorAll<HTMLElement>(bodies)].filter(
        (body) => body.getBoundingClientRect().top < top,
      )
      const body = above.at(round % 2 ? -1 : 0)
      if (!body) throw new Error('no row is above what is read')
      body.style.paddingBottom = `${((round * 37) % 90) + 0.5}px`
      await looked()
      await new Promise(requestAnimationFrame)
      scroll(round % 3 ? -31 : 17)
      await looked()
    }
  })
}

/** Another font comes: every row gets another height. */
export function changeFont(): Promise<Watch> {
  return watchReading(async () => {
    for (const spacing of ['0.12em', '-0.04em', '']) {
      scrollerOf().style.letterSpacing = spacing
      await wait(6)
    }
  })
}

/** Messages come one by one and in bursts, wherever the guest is. */
export function appendMany(read: Read, count = 60): Promise<Watch> {
  return watchReading(async () => {
    for (let come = 1; come <= count; come++) {
      read.come()
      if (come % 3 === 0) await looked()
    }
  })
}
