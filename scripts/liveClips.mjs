import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'

/*
 * Makes the clips of which the simulator's live streams consist, anew: `node scripts/liveClips.mjs`. Needs
 * ffmpeg with libvpx (5.1 was used). The clips are committed, so nothing else needs it.
 */

const folder = 'simulator/live/clips'
/** Each runs forward and back, so that it can be repeated without a jump. */
const secondsOneWay = 4
const framesPerSecond = 24
const segmentSeconds = 2

/** Moving light in some colours. */
const clips = {
  dusk: { colours: ['2b1055', '7597de', 'ff6f91', '1a0a2e'], seed: 7 },
  amber: { colours: ['3a1c0a', 'd98e3b', 'f6d08a', '5c1a33'], seed: 3 },
  lagoon: { colours: ['04293a', '1f8a8a', '9be3c3', '123a6b'], seed: 42 },
}

const heights = { 240: [426, 44], 480: [854, 44], 720: [1280, 42] }

mkdirSync(inRoot(folder), { recursive: true })
for (const [name, { colours, seed }] of Object.entries(clips)) {
  for (const [height, [width, quality]] of Object.entries(heights)) {
    const file = inRoot(`${folder}/${name}-${height}p.mp4`)
    const light = [
      `gradients=size=${width}x${height}`,
      `rate=${framesPerSecond}:duration=${secondsOneWay}:speed=0.012:seed=${seed}:type=radial`,
      `nb_colors=${colours.length}`,
      ...colours.map((colour, at) => `c${at}=0x${colour}`),
    ].join(':')
    const thereAndBack = '[0:v]split[a][b];[b]reverse[c];[a][c]concat,vignette=PI/5,format=yuv420p'
    const frames = String(framesPerSecond * segmentSeconds)
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', light, '-filter_complex', thereAndBack],
      ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality), '-row-mt', '0'],
      ...['-deadline', 'good', '-cpu-used', '2', '-g', frames, '-keyint_min', frames],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'],
      ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', file],
    ])
    console.log(`${statSync(file).size.toString().padStart(8)}  ${name}-${height}p.mp4`)
  }
}
