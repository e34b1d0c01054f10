import { expect, test } from 'vitest'
import type { BranchChange } from '../inspector/inspector.events.ts'
import type { Ask } from '../views/asking.ts'
import { changeBranch } from './branches.service.ts'

/** A log, and a branch that goes to 6. */
async function change(wanted: BranchChange) {
  const asked: string[] = []
  const ask = (async (question: string, branch: string) => {
    if (question !== 'count' && question !== 'rows') asked.push(`${question} ${branch}`)
    if (question === 'count') return { total: 6, index: 0 }
    if (question === 'rows') return [{ position: 6 }]
    return question === 'fork' ? 'branch-2' : 7
  }) as unknown as Ask
  return { ...(await changeBranch(ask, wanted)), asked }
}
const invented = { kind: 'invent', actor: 'a', event: '{"type":"x"}' } as const

test('what is sent at the end of a branch goes on there', async () => {
  const { branch, length, asked } = await change({ ...invented, branch: 'branch-1', position: 6 })
  expect({ branch, length, asked }).toEqual({
    branch: 'branch-1',
    length: 7,
    asked: ['invent branch-1'],
  })
})

test('what is sent elsewhere begins a branch of its own', async () => {
  const forked = ['fork branch-1', 'invent branch-2']
  expect((await change({ ...invented, branch: 'branch-1', position: 4 })).asked).toEqual(forked)
  const ofLog = await change({ ...invented, branch: 'log', position: 6 })
  expect(ofLog).toMatchObject({ branch: 'branch-2', asked: ['fork log', 'invent branch-2'] })
})

test('forks, and drops', async () => {
  expect(await change({ kind: 'fork', branch: 'log', position: 3 })).toMatchObject({
    branch: 'branch-2',
    length: 3,
  })
  const dropped = await change({ kind: 'drop', branch: 'branch-1', position: 6 })
  expect(dropped.asked).toEqual(['drop branch-1'])
})
