import { type GiftPicture, giftShapes } from './giftShapes.ts'
import { disc, element } from './shapes.ts'

/** Draws what a gift or a toy control looks like: an SVG of 96 by 96, on a round ground of its own. */
export function drawGift(id: GiftPicture): string {
  const stops =
    element('stop', { 'stop-color': '#5a2c52' }) +
    element('stop', { offset: 1, 'stop-color': '#2a1533' })
  const gradient = { id: 'g', x1: 0, y1: 0, x2: 0, y2: 1 }
  const ground = element('defs', {}, element('linearGradient', gradient, stops))
  const size = { xmlns: 'http://www.w3.org/2000/svg', width: 96, height: 96, viewBox: '0 0 96 96' }
  const scaled = element('g', { transform: 'translate(6.7 6.7) scale(.86)' }, giftShapes[id])
  return element('svg', size, ground + disc([48, 48], 48, 'url(#g)') + scaled)
}
