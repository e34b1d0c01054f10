import { expect, it } from 'vitest'
import { layerOrder } from './layers.mjs'

const { transform } = layerOrder()
const apply = /** @type {(code: string, id: string) => { code: string } | undefined} */ (transform)

it('lets every style sheet of the views begin with the order of the layers', () => {
  const sheet = '@layer components { .a { color: red } }'
  const order = '@layer reset, tokens, components, views;'
  expect(apply(sheet, '/project/views/design/A.module.css')?.code).toBe(order + sheet)
  expect(apply(`${order}@import "./a.css";`, '/project/views/design/design.css')).toBeUndefined()
  expect(apply(sheet, '/project/simulator/page/page.css')).toBeUndefined()
})
