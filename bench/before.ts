import { existsSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { inRoot } from '../scripts/lib/paths.mjs'
import { run } from '../scripts/lib/run.mjs'

const build = `
  const { buildApp, buildProgram } = await import('./scripts/build.mjs')
  await buildApp()
  await buildProgram('simulator')`

async function succeed(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`'${command} ${args[0]}' ended with ${code}:\n${output}`)
  return output.trim()
}

/**
 * Builds the app and the simulator of an earlier commit, with the packages that are installed now.
 * @param commit as git names it: `HEAD^`, a tag
 * @returns the folder that holds both as the project's own does; kept until another commit is asked for
 * @throws Error with what was said when git knows no such commit or it does not build
 */
export async function buildBefore(commit: string): Promise<string> {
  const name = ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]
  const sha = await succeed(inRoot(), 'git', ...name)
  const folder = inRoot('build/before', sha)
  if (existsSync(folder)) return folder
  const fresh = `${folder}-unfinished`
  await rm(inRoot('build/before'), { recursive: true, force: true })
  await mkdir(inRoot('build/before'), { recursive: true })
  await succeed(inRoot(), 'git', 'clone', '--quiet', '--shared', '--no-checkout', inRoot(), fresh)
  await succeed(fresh, 'git', 'checkout', '--quiet', '--detach', sha)
  await symlink(inRoot('node_modules'), `${fresh}/node_modules`)
  await succeed(fresh, process.execPath, '--input-type=module', '--eval', build)
  await succeed(inRoot(), 'mv', fresh, folder)
  return folder
}
