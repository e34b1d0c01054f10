const sheetImport = /\bimport (\w+) from ('[^'\n]+\.module\.css')/g
const view = /\/views\/[^?]+\.tsx?$/
const sheet = /\.module\.css$/

/**
 * @param {string} code of a view
 * @param {string} table as the view calls the class names of a sheet
 */
const readsOneByOne = (code, table) =>
  !new RegExp(`(?<!import )\\b${table}\\b(?!\\.)(?! from )`).test(code)

/**
 * Vite plugins that put the name of a class where it is read. Most views read the names of a sheet one
 * by one: no table of them is loaded. The sheet itself comes all the same.
 * @returns {import('vite').Plugin[]}
 */
export function classNames() {
  return [
    {
      name: 'class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
      }),
      transform(code, id) {
        if (!view.test(id)) return undefined
        const read = code.replace(sheetImport, (statement, table, path) =>
          readsOneByOne(code, table) ? `import * as ${table} from ${path}` : statement,
        )
        return read === code ? undefined : { code: read, map: null }
      },
    },
    {
      name: 'class-names-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        sheet.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ]
}
