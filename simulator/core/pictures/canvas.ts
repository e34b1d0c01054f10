import type { Random } from '../random.ts'
import type { Palette } from './palettes.ts'
import { element, group, type Point } from './shapes.ts'

/** How a part of a moving picture moves, slowly and for ever. */
export type Motion = 'drift' | 'sway' | 'breathe' | 'twinkle' | 'turn' | 'rise'

/** Where a picture is drawn. Lengths are units of its own, the same at every size. */
export interface Canvas extends Palette {
  readonly width: number
  readonly height: number
  /** 1, 2 or 3: larger pictures show more small things. */
  readonly detail: number
  /** Decides on the composition, the same at every size. */
  readonly random: Random
  /** Decides on small things, so that their number changes nothing else. */
  readonly fine: Random
  /** Where the light comes from: −1 left, 1 right. */
  readonly side: -1 | 1
  /** A fill that goes from the first to the last colour at an angle of so many degrees, 0 downwards. */
  fade(colours: readonly string[], angle?: number): string
  /** A fill that shines from a point (in fractions of the shape) and fades away. */
  shine(colour: string, from?: Point, strength?: number): string
  /** Keeps a part to be drawn again and again; answers how to draw it at a point. */
  stamp(content: string): (at: Point) => string
  /** Makes a part move about a point of the canvas; it stands still in a still picture. */
  moving(motion: Motion, seconds: number, about: Point, ...content: string[]): string
}

const keyframes: Record<Motion, string> = {
  drift: 'to{transform:translateX(3%)}',
  sway: 'from{transform:rotate(-2.5deg)}to{transform:rotate(2.5deg)}',
  breathe: 'to{transform:scale(1.05)}',
  twinkle: 'to{opacity:.35}',
  turn: 'to{transform:rotate(360deg)}',
  rise: 'to{transform:translateY(-2.5%)}',
}

interface CanvasOptions
  extends Pick<Canvas, 'width' | 'height' | 'detail' | 'random' | 'fine' | 'side'> {
  palette: Palette
  isMoving: boolean
}

/** Makes an empty canvas; `finish` puts what was drawn into a picture `pixels` wide. */
export function createCanvas(options: CanvasOptions) {
  const { palette, isMoving, ...rest } = options
  const definitions: string[] = []
  const references = new Map<string, string>()
  const motions = new Set<Motion>()

  function define(
    name: string,
    attributes: Record<string, string | number | undefined>,
    stops: string,
  ): string {
    const known = element(name, attributes, stops)
    const id = references.get(known) ?? `f${definitions.length}`
    if (!references.has(known)) definitions.push(element(name, { id, ...attributes }, stops))
    references.set(known, id)
    return `url(#${id})`
  }

  const canvas: Canvas = {
    ...rest,
    ...palette,
    fade(colours, angle = 0) {
      const stops = colours.map((colour, index) =>
        element('stop', {
          offset: `${Math.round((100 * index) / (colours.length - 1))}%`,
          'stop-color': colour,
        }),
      )
      const turn = angle === 0 ? {} : { gradientTransform: `rotate(${angle} .5 .5)` }
      return define(
        'linearGradient',
        { x1: '0', y1: '0', x2: '0', y2: '1', ...turn },
        stops.join(''),
      )
    },
    shine(colour, [cx, cy] = [0.5, 0.5], strength = 1) {
      const at = { cx: String(cx), cy: String(cy), r: '0.6' }
      const stop = (offset: string, opacity: number) =>
        element('stop', {
          offset,
          'stop-color': colour,
          'stop-opacity': String(Math.round(opacity * strength * 100) / 100),
        })
      return define('radialGradient', at, stop('0', 1) + stop('45%', 0.45) + stop('100%', 0))
    },
    stamp(content) {
      const id = `f${definitions.length}`
      definitions.push(group({ id }, content))
      return ([x, y]) => element('use', { href: `#${id}`, x, y })
    },
    moving(motion, seconds, [x, y], ...content) {
      if (!isMoving) return content.join('')
      motions.add(motion)
      const ease = motion === 'turn' ? 'linear infinite' : 'ease-in-out infinite alternate'
      const origin = `${Math.round(x)}px ${Math.round(y)}px`
      const style = `animation:${motion} ${seconds}s ${ease};transform-origin:${origin}`
      return group({ class: 'm', style }, ...content)
    },
  }

  function finish(pixels: number, content: string): string {
    const { width, height } = canvas
    const rules = [...motions].map((motion) => `@keyframes ${motion}{${keyframes[motion]}}`)
    const still = '@media (prefers-reduced-motion:reduce){.m{animation:none!important}}'
    const style = motions.size > 0 ? element('style', {}, rules.join('') + still) : ''
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: pixels,
        height: Math.round((pixels * height) / width),
        viewBox: `0 0 ${width} ${height}`,
      },
      `${style}${element('defs', {}, definitions.join(''))}${content}`,
    )
  }

  return { canvas, finish }
}
