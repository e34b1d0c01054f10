import { disc, each, line, shape } from './shapes.ts'

const rose = '#ff7d93'
const deep = '#d4486b'
const gold = '#f3c16a'
const leaf = '#8fd0a0'
const cream = '#fff1e0'
const violet = '#c3a0f5'
const blue = '#86d3e2'

const stem = (d: string) => line(d, leaf, 4)
const stroke = (d: string, colour = cream, width = 4) => line(d, colour, width)
const sparks = (colour: string, inner: number, outer: number, count: number) =>
  each(count, (index) => {
    const angle = (index / count) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), Math.cos(angle)]
    const at = (distance: number) =>
      `${(48 + x * distance).toFixed(1)} ${(46 + y * distance).toFixed(1)}`
    return stroke(`M${at(inner)}L${at(outer)}`, colour, 3.5)
  })
const note = (x: number, y: number, colour: string) =>
  shape(`M${x} ${y}a7 5.5-18 1 0 0 9a7 5.5 0 0 0 6-6v-26l-4 0v22z`, colour)

/** What each gift and toy control looks like, on a canvas of 96 by 96, in the order of their tables. */
export const giftShapes = {
  gift1:
    stem('M48 50C49 62 48 70 46 80M48 66c6-1 11-5 12-10-6 0-11 3-12 10Z') +
    shape(
      'M30 34c0 16 8 22 18 22s18-6 18-22c-5 0-8-2-10-5-2 3-5 5-8 5s-6-2-8-5c-2 3-5 5-10 5Z',
      deep,
    ) +
    shape('M48 18c-8 4-11 11-9 18 2 6 6 9 9 9s7-3 9-9c2-7-1-14-9-18Z', rose) +
    stroke('M44 34c2-4 6-4 8 0-1 4-5 5-6 3', cream, 2.5),
  gift2:
    stem('M36 46 48 78M60 46 48 78M48 40v38') +
    disc([34, 38], 11, rose) +
    disc([62, 38], 11, gold) +
    disc([48, 28], 12, deep) +
    disc([34, 38], 4, cream) +
    disc([62, 38], 4, cream) +
    disc([48, 28], 4.5, cream) +
    shape('M38 58h20l-4 22H42Z', violet),
  gift3:
    shape('M40 30h16c4 18 0 26-8 28-8-2-12-10-8-28Z', gold) +
    stroke('M48 58v18M38 78h20', cream) +
    disc([46, 20], 2.5, cream) +
    disc([53, 14], 2, cream) +
    disc([45, 42], 2.2, cream) +
    disc([51, 36], 2, cream),
  gift4:
    shape('M20 42h56l-6 32H26Z', deep) +
    each(3, (index) => disc([32 + index * 16, 42], 9, index === 1 ? gold : '#b5734a')) +
    stroke('M27 38c3-3 7-3 9 0M60 38c3-3 7-3 9 0', cream, 2.5) +
    stroke('M22 54h52', gold, 3),
  gift5:
    shape('M30 42h36c6 6 6 30 0 36H30c-6-6-6-30 0-36Z', violet) +
    shape('M31 58h34c3 5 2 14-1 16H32c-3-2-4-11-1-16Z', rose) +
    shape('M42 30h12v12H42Z', gold) +
    shape('M39 20h18v10H39Z', cream),
  gift6:
    stroke('M20 26c4 30 16 40 28 40s24-10 28-40', gold, 3.5) +
    each(7, (index) => {
      const x = 24 + index * 8
      return disc([x, 66 - ((x - 48) / 5) ** 2 * 0.85], 3.6, cream)
    }) +
    shape('M48 60l9 9-9 14-9-14Z', rose),
  gift7:
    shape('M36 44h24v34H36Z', cream) +
    shape('M36 44c8 6 14 0 24 4v-4Z', gold) +
    stroke('M48 44v-7', deep, 3) +
    shape('M48 12c8 9 9 14 7 19-2 5-12 5-14 0-2-5-1-10 7-19Z', gold) +
    shape('M48 23c4 4 4 7 3 9-2 3-5 3-6 0-1-2-1-5 3-9Z', rose) +
    stroke('M28 80h40', gold),
  gift8:
    shape('M72 16C46 18 28 36 30 64c24 0 42-18 42-48Z', blue) +
    stroke('M62 28C44 42 34 58 24 82', cream, 3) +
    stroke('M46 42l2 12M38 52l2 10M54 34l4 10', cream, 2.5),
  gift9:
    shape('M18 34l14 16 16-28 16 28 14-16-6 40H24Z', gold) +
    shape('M24 68h48v8H24Z', deep) +
    disc([18, 32], 4, rose) +
    disc([78, 32], 4, rose) +
    disc([48, 20], 5, rose) +
    disc([48, 58], 5, cream),
  gift10:
    stem('M48 50v32M48 76c-14-2-18-12-18-22 10 2 17 10 18 22Z') +
    shape('M30 22c4 4 6 8 9 12l9-18 9 18c3-4 5-8 9-12 4 22-4 34-18 34S26 44 30 22Z', rose) +
    shape('M48 16c7 12 7 28 0 40-7-12-7-28 0-40Z', deep),
  gift11:
    stem('M50 52c4 12 2 22-4 30') +
    each(5, (index) =>
      shape('M48 44c-12-6-12-24 0-30 12 6 12 24 0 30Z', index === 0 ? rose : violet, {
        transform: `rotate(${index * 72} 48 44)`,
      }),
    ) +
    disc([48, 44], 7, gold) +
    disc([48, 46], 3, deep),
  gift12:
    stem('M34 62C36 40 46 26 64 18M62 60C60 42 60 30 64 18') +
    shape('M64 18c10-2 16 2 18 10-9 3-16-1-18-10Z', leaf) +
    disc([32, 66], 13, deep) +
    disc([62, 64], 13, rose) +
    disc([28, 62], 3, cream) +
    disc([58, 60], 3, cream),
  gift13:
    shape('M20 54h56v24H20Z', rose) +
    shape('M28 38h40v16H28Z', cream) +
    stroke('M20 60c5 6 9 6 14 0 5 6 9 6 14 0 5 6 9 6 14 0 5 6 9 6 14 0', cream, 4) +
    stroke('M48 38V26', gold) +
    shape('M48 12c5 6 5 9 3 11-2 2-4 2-6 0-2-2-2-5 3-11Z', gold),
  gift14:
    shape('M24 44h42c0 20-4 32-21 32S24 64 24 44Z', cream) +
    stroke('M66 48c12-2 12 16-3 16', cream) +
    stroke('M20 82h50', gold) +
    stroke('M36 36c-4-6 4-8 0-16M50 36c-4-6 4-8 0-16', rose, 3.5) +
    shape('M28 46h34c0 4-1 6-2 8H30c-1-2-2-4-2-8Z', '#b5734a'),
  gift15:
    shape('M22 24h52L48 54Z', blue) +
    shape('M30 33h36L48 54Z', rose) +
    stroke('M48 54v22M36 78h24', cream) +
    disc([68, 24], 8, gold) +
    stroke('M58 34 72 12', leaf, 3),
  gift16:
    shape('M30 24h36l14 18-32 38-32-38Z', blue) +
    shape('M30 24l-14 18h20Z', cream) +
    shape('M66 24l14 18H60Z', violet) +
    shape('M36 42h24L48 80Z', cream) +
    stroke('M16 42h64', '#ffffff', 2),
  gift17:
    note(38, 64, gold) +
    note(68, 56, rose) +
    stroke('M40 37 70 29', cream, 5) +
    disc([26, 30], 3, violet) +
    disc([78, 74], 3, blue),
  gift18:
    shape('M58 14C34 16 22 38 32 58s34 26 48 8C54 70 40 42 58 14Z', gold) +
    disc([70, 28], 3, cream) +
    disc([62, 44], 2.4, cream) +
    disc([80, 46], 2, cream) +
    disc([28, 78], 2, cream),
  gift19:
    sparks(gold, 10, 20, 8) +
    sparks(rose, 26, 34, 12) +
    disc([48, 46], 5, cream) +
    stroke('M48 84V74', violet, 3),
  gift20:
    shape('M24 36c8 2 10 12 22 12h20c6 0 8-6 8-14 10 18 2 32-12 32H36C22 66 20 50 24 36Z', deep) +
    stroke('M20 78h48c10 0 12-8 8-12M34 66v12M60 66v12', gold) +
    disc([30, 22], 2.5, cream) +
    disc([52, 28], 2.5, cream) +
    disc([68, 18], 2.5, cream),
  toy1: stroke(
    'M18 40h42c12 0 12-16 2-16M18 54h54c12 0 12 16 2 16M18 68h26c10 0 10 12 2 12',
    blue,
    5,
  ),
  toy2: stroke('M14 48c9-24 17-24 26 0s17 24 26 0 12-18 16-14', rose, 6),
  toy3: stroke('M12 50h18l8-26 14 48 10-30 6 8h16', rose, 5.5),
  toy4:
    stroke('M14 34c11-14 23-14 34 0s23 14 34 0', violet, 5.5) +
    stroke('M14 52c11-14 23-14 34 0s23 14 34 0', blue, 5.5) +
    stroke('M14 70c11-14 23-14 34 0s23 14 34 0', rose, 5.5),
  toy5:
    shape('M28 50a15 15 0 0 1 4-29 19 19 0 0 1 35 4 13 13 0 0 1 1 25Z', violet) +
    shape('M50 46 36 66h10l-4 18 18-24H49l7-14Z', gold),
  toy6:
    shape('M24 42h48v36H24Z', deep) +
    shape('M18 30h60v14H18Z', rose) +
    shape('M43 30h10v48H43Z', gold) +
    stroke('M48 30c-16-2-18-18-8-16 5 1 8 8 8 16 0-8 3-15 8-16 10-2 8 14-8 16', gold, 4),
} as const

export type GiftPicture = keyof typeof giftShapes
