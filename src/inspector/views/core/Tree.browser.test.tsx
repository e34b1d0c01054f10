import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tree } from './Tree.tsx'

const treeOf = (names: readonly string[]) => (
  <Tree
    label="Dishes"
    count={names.length}
    chosenIndex={0}
    itemAt={(index) => {
      const name = names[index]
      return name === undefined ? undefined : { key: name, level: 0, content: name }
    }}
    onChoose={() => {}}
  />
)

test('a row is itself wherever it moves: what was pressed on one is not let go on another', async () => {
  await page.viewport(600, 400)
  const screen = await render(treeOf(['Soup', 'Stew']))
  const row = (name: string) => screen.getByRole('treeitem', { name })
  await expect.element(row('Stew')).toBeVisible()
  const pressed = row('Stew').element()
  await screen.rerender(treeOf(['Soup', 'a step of it', 'Stew']))
  await expect.element(row('a step of it')).toBeVisible()
  expect(row('Stew').element()).toBe(pressed)
  expect(pressed).toHaveAttribute('aria-posinset', '3')
})
