import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderTaken, lockFolder } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const file = () => join(folder, 'limelight.lock')

test('refuses a second one and names who has the folder and where they are asked', async () => {
  const lock = await lockFolder(folder)
  await lock.tell({ url: 'http://localhost:1', token: 'secret' })
  const refused = await lockFolder(folder).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FolderTaken)
  const { message, holder } = refused as FolderTaken
  expect(message).toBe(
    `${folder} is open in process ${process.pid} at http://localhost:1; end it first, or name another folder`,
  )
  expect(holder).toMatchObject({ url: 'http://localhost:1', token: 'secret' })
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  await lock.release()
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('of many at once one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a process that was killed leaves no lock behind', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'])
  await once(child, 'spawn')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await writeFile(file(), JSON.stringify({ pid: child.pid }))
  const lock = await lockFolder(folder)
  expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('nor does one whose number was given to another process since', async () => {
  await writeFile(file(), JSON.stringify({ pid: process.pid, began: '1' }))
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

test('nor does a file that is no lock', async () => {
  await writeFile(file(), 'oops')
  await expect(lockFolder(folder)).resolves.toBeDefined()
})
