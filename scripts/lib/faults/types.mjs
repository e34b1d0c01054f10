import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'

/** Who is looked at of those that use a file; what is wrong with its types shows there. */
const most = 40

/**
 * A compiler that stays ready: of a file that changed it looks at that and at those that use it.
 * @param {string} folder of a project with a tsconfig.json
 * @param {(file: string) => Iterable<string>} usersOf a file: itself and those that use it or its types, the nearest first
 */
export function heldCompiler(folder, usersOf) {
  const project = join(folder, 'tsconfig.json')
  /** @type {API | undefined} */
  let api
  /** @type {Set<string>} what it has not heard of yet */
  const unheard = new Set()

  function begin() {
    api = new API({ cwd: folder })
    api.updateSnapshot({ openProjects: [project] }).dispose()
    return api
  }

  return {
    /** @param {string} file that was written, its path from the folder */
    note: (file) => void unheard.add(join(folder, file)),
    /**
     * @param {string} file its path from the folder
     * @returns {string | undefined} what is wrong first, such as `FILE(LINE): error TS2322: …`
     */
    faultOf(file) {
      const open = api ?? begin()
      const snapshot = open.updateSnapshot({
        openProjects: [project],
        fileChanges: { changed: [...unheard] },
      })
      unheard.clear()
      try {
        const program = snapshot.getProjects()[0]?.program
        for (const path of [...usersOf(file)].slice(0, most)) {
          const full = join(folder, path)
          const fault =
            program?.getSyntacticDiagnostics(full)[0] ?? program?.getSemanticDiagnostics(full)[0]
          if (fault) {
            const line = readFileSync(full, 'utf8').slice(0, fault.pos).split('\n').length
            return `${path}(${line}): error TS${fault.code}: ${fault.text}`
          }
        }
        return undefined
      } finally {
        snapshot.dispose()
      }
    },
    close: () => api?.close(),
  }
}
