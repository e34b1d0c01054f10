/** Frames that can be sent again after a lost connection, numbered 1, 2, 3 … */
export interface FrameBuffer {
  /** Keeps a frame and gives it its number. */
  append(frame: string, at: number): number
  /** The number of the newest frame, 0 before the first. */
  last(): number
  /** Whether everything after number `seq` is still here. */
  reaches(seq: number): boolean
  /** Calls `visit` with each frame after number `seq`, oldest first. */
  after(seq: number, visit: (seq: number, frame: string) => void): void
}

const leastFrames = 1_000
const mostFrames = 10_000
/** Milliseconds. */
const leastAge = 600_000

/**
 * Makes a buffer that keeps at least the newest 1,000 frames, and those of the last 10 minutes up to
 * 10,000.
 */
export function createFrameBuffer(): FrameBuffer {
  let frames: string[] = []
  let times: number[] = []
  let dropped = 0
  let start = 0

  function trim(now: number): void {
    const length = () => frames.length - start
    const isOld = () => (times[start] ?? now) < now - leastAge
    while (length() > mostFrames || (length() > leastFrames && isOld())) {
      frames[start++] = ''
    }
    if (start < leastFrames) return
    frames = frames.slice(start)
    times = times.slice(start)
    dropped += start
    start = 0
  }

  const last = () => dropped + frames.length

  return {
    append(frame, at) {
      frames.push(frame)
      times.push(at)
      trim(at)
      return last()
    },
    last,
    reaches: (seq) => seq <= last() && seq >= dropped + start,
    after(seq, visit) {
      for (let index = seq - dropped; index < frames.length; index++) {
        visit(dropped + index + 1, frames[index] as string)
      }
    },
  }
}
