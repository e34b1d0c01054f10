import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles, projectFiles } from './git.mjs'

/** @type {string} */
let folder

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    stdio: 'pipe',
  })
const put = (/** @type {string} */ name, text = name) => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-git-'))
  git('init', '-q', '-b', 'main')
  put('.gitignore', 'ignored')
  put('kept')
  put('renamed')
  git('add', '.')
  git('commit', '-qm', 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('names what is new, staged and unstaged since the last commit, and of a renamed file both', async () => {
  expect(await changedFiles(undefined, folder)).toEqual([])
  put('ignored')
  put('fresh')
  put('staged')
  git('add', 'staged')
  put('kept', 'changed')
  git('mv', 'renamed', 'other')
  const changed = ['fresh', 'kept', 'other', 'renamed', 'staged']
  expect(await changedFiles(undefined, folder)).toEqual(changed)
  expect((await projectFiles(folder)).sort()).toEqual([
    '.gitignore',
    'fresh',
    'kept',
    'other',
    'staged',
  ])
})

it('counts from where a branch began, not from what the other did since', async () => {
  git('checkout', '-qb', 'work')
  put('committed')
  git('add', '.')
  git('commit', '-qm', 'second')
  git('checkout', '-q', 'main')
  put('elsewhere')
  git('add', '.')
  git('commit', '-qm', 'third')
  git('checkout', '-q', 'work')
  expect(await changedFiles('main', folder)).toEqual(['committed'])
  expect(await changedFiles(undefined, folder)).toEqual([])
  git('branch', '-q', '--set-upstream-to=main')
  expect(await changedFiles(undefined, folder)).toEqual(['committed'])
})

it('refuses in one line what git does not know', async () => {
  await expect(changedFiles('nowhere', folder)).rejects.toThrow(
    "--changed: git knows no commit 'nowhere'. Name a branch, a tag or a commit.",
  )
  git('checkout', '-q', '--orphan', 'alone')
  git('commit', '-qm', 'alone')
  await expect(changedFiles('main', folder)).rejects.toThrow("'main' shares no history with HEAD")
})
