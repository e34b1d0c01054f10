import type { BranchChange } from '../inspector/inspector.events.ts'
import type { Branch } from '../replica.types.ts'
import type { Ask } from '../views/asking.ts'

/** The work of slot `changeBranch`. @returns the branch, and how far it goes now */
export async function changeBranch(
  ask: Ask,
  change: BranchChange,
): Promise<{ branch: Branch; length: number }> {
  const { branch, position } = change
  if (change.kind === 'drop') {
    await ask('drop', branch)
    return { branch, length: position }
  }
  if (change.kind === 'fork')
    return { branch: await ask('fork', branch, position), length: position }
  const { total } = await ask('count', branch, {})
  const isAtEnd = branch !== 'log' && (await lastPosition(ask, branch, total)) <= position
  const own = isAtEnd ? branch : await ask('fork', branch, position)
  switch (change.kind) {
    case 'invent':
      return { branch: own, length: await ask('invent', own, change.actor, change.event) }
    case 'inventTimer':
      return { branch: own, length: await ask('inventTimer', own, change.timer) }
    case 'goOn':
      return { branch: own, length: await ask('goOn', own, change.count) }
  }
}

async function lastPosition(ask: Ask, branch: Branch, total: number): Promise<number> {
  const [last] = await ask('rows', branch, {}, total - 1, 1)
  return last?.position ?? 0
}
