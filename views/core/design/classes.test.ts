import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const views = new URL('../../', import.meta.url)
const names = readdirSync(views, { recursive: true, encoding: 'utf8' })
const drawn = names.filter((name) => name.endsWith('.tsx'))

const sourceOf = (name: string) => readFileSync(new URL(name, views), 'utf8')

/** The style sheets that a view imports, by the name that it gives them. */
function sheetsOf(name: string): [string, string][] {
  const source = sourceOf(name)
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(
    ([, given = '', path = '']) => {
      const sheet = new URL(path, new URL(name, views))
      return [given, existsSync(sheet) ? readFileSync(sheet, 'utf8') : '']
    },
  )
}

test.each(drawn.filter((name) => sheetsOf(name).length > 0))(
  'every class that %s names stands in its sheet',
  (name) => {
    const source = sourceOf(name)
    const missing = sheetsOf(name).flatMap(([given, sheet]) =>
      [...source.matchAll(new RegExp(`(?<!['\\w])${given}\\.(\\w+)`, 'g'))]
        .map(([, className = '']) => className)
        .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(sheet)),
    )
    expect(missing).toEqual([])
  },
)
