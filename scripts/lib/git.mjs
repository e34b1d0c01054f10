import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './paths.mjs'

const newFiles = ['ls-files', '-z', '--others', '--exclude-standard']

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<string[] | undefined>} the names that git says; undefined when it refuses
 */
async function git(folder, args) {
  const options = { cwd: folder, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)('git', args, options).catch(() => ({
    stdout: undefined,
  }))
  return stdout?.split('\0').filter(Boolean)
}

/**
 * Every file that git follows or does not ignore.
 * @param {string} [folder] the project's by default
 * @returns {Promise<string[]>} paths from the folder, also of files that are gone since the last commit
 */
export async function projectFiles(folder = root) {
  return (await git(folder, [...newFiles, '--cached'])) ?? []
}

/**
 * What differs from where the work began: committed, staged, unstaged and new files.
 * @param {string} [ref] counted from where its history and this one part; without one the upstream, and
 * without an upstream the last commit
 * @param {string} [folder] the project's by default
 * @returns {Promise<string[]>} paths from the folder, of a renamed file both
 * @throws {Error} in one line, when git does not know the ref
 */
export async function changedFiles(ref, folder = root) {
  const commitOf = (/** @type {string} */ name) =>
    git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  const base = ref ?? ((await commitOf('@{upstream}')) ? '@{upstream}' : 'HEAD')
  if (!(await commitOf(base))) {
    throw new Error(`--changed: git knows no commit '${base}'. Name a branch, a tag or a commit.`)
  }
  const compare = ['diff', '-z', '--name-only', '--no-renames', '--relative', '--merge-base']
  const changed = await git(folder, [...compare, base])
  if (!changed) {
    throw new Error(`--changed: '${base}' shares no history with HEAD. Name a commit that does.`)
  }
  return [...new Set([...changed, ...((await git(folder, newFiles)) ?? [])])].sort()
}
