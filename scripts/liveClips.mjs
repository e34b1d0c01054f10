import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'

/*
 * Makes the clips of which the simulator's live streams and films consist, anew, or with names those alone:
 * `node scripts/liveClips.mjs ember`. Needs ffmpeg with libvpx, libopus and libwebp (5.1 was used). The
 * clips are committed, so nothing else needs it.
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
  orchid: { colours: ['2a0f2e', 'a8327e', 'f2b5d4', '43206b'], seed: 11 },
  forest: { colours: ['0b2417', '3f7d4e', 'd9e8a3', '20443a'], seed: 23 },
  ember: { colours: ['1b0b0b', 'b3331d', 'ffb35c', '401020'], seed: 5 },
}

const heights = { 240: [426, 44], 480: [854, 44], 720: [1280, 42] }

/** Small pictures of a clip, one below the other, of which a player's previews are put together. */
const framesFolder = 'simulator/library/frames'
const thumbnail = { width: 160, height: 90, everySecond: 2 }

const soundFile = 'simulator/library/sounds/calm.mp4'
const samplesPerSecond = 48_000
/** Two chords that swell; each tone swings whole times in the length of a clip, so that it goes on without a click. */
const sound = [
  [110, 164.875, 220, 329.625],
  [110, 164.875, 220, 330],
]

const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

mkdirSync(inRoot(folder), { recursive: true })
mkdirSync(inRoot(framesFolder), { recursive: true })
mkdirSync(inRoot('simulator/library/sounds'), { recursive: true })
for (const [name, { colours, seed }] of Object.entries(clips)) {
  if (!isWanted(name)) continue
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
  drawFrames(name)
}
if (isWanted('sound')) makeSound()

/** @param {string} name of a clip */
function drawFrames(name) {
  const { width, height, everySecond } = thumbnail
  const count = 2 * secondsOneWay * everySecond
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', '-i', inRoot(`${folder}/${name}-240p.mp4`)],
    ...['-vf', `fps=${everySecond},scale=${width}:${height},tile=1x${count}`, '-frames:v', '1'],
    ...['-c:v', 'libwebp', '-quality', '80', inRoot(`${framesFolder}/${name}.webp`)],
  ])
}

/** Encodes it three times over and keeps the second: at its ends the encoder is as in the middle. */
function makeSound() {
  const seconds = 2 * secondsOneWay
  const swell = (/** @type {number} */ at) => `(0.6+0.4*sin(2*PI*t/${seconds}+${at}))`
  const channels = sound.map((tones, channel) =>
    tones
      .map((hertz, at) => `${0.1 / (at + 1)}*sin(2*PI*${hertz}*t)*${swell(at + channel)}`)
      .join('+'),
  )
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i'],
    `aevalsrc='${channels.join('|')}':s=${samplesPerSecond}:d=${3 * seconds}`,
    ...['-c:a', 'libopus', '-b:a', '32k', '-fflags', '+bitexact', '-map_metadata', '-1'],
    ...['-frag_duration', `${segmentSeconds * 1_000_000}`],
    ...['-movflags', '+empty_moov+default_base_moof+frag_discont', inRoot(soundFile)],
  ])
  const file = readFileSync(inRoot(soundFile))
  const starts = startsOf(file, 'moof')
  const parts = seconds / segmentSeconds
  const kept = file.subarray(starts[parts], starts[2 * parts])
  writeFileSync(inRoot(soundFile), Buffer.concat([file.subarray(0, starts[0]), kept]))
}

/**
 * Where the boxes of a kind begin in an MP4.
 * @param {Buffer} file
 * @param {string} kind
 */
function startsOf(file, kind) {
  const starts = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === kind) starts.push(at)
  }
  return starts
}
