import { use, useEffect, useState } from 'react'
import { type Ask, AskContext } from '../asking.ts'

/** Where entries stand by their numbers, which an upcaster or a checkpoint may have shifted. */
export function usePositions(seqs: readonly number[], length: number): ReadonlyMap<number, number> {
  const ask = use(AskContext)
  const key = JSON.stringify([...new Set(seqs)])
  const [positions, setPositions] = useState<ReadonlyMap<number, number>>(new Map())
  useEffect(() => {
    let isWanted = true
    const wanted = JSON.parse(key) as number[]
    const find = async () => {
      const found = await Promise.all(
        wanted.map(async (seq) => [seq, await positionOf(ask as Ask, seq, length)] as const),
      )
      if (isWanted) setPositions(new Map(found))
    }
    if (ask && wanted.length > 0) find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [ask, key, length])
  return positions
}

/** @returns the position of the last entry that has a number, or one before it */
export async function positionOf(ask: Ask, seq: number, length: number): Promise<number> {
  let low = 0
  let high = length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [row] = await ask('rows', 'log', {}, middle, 1)
    if (row && row.seq <= seq) low = middle + 1
    else high = middle
  }
  const [row] = await ask('rows', 'log', {}, Math.max(low - 1, 0), 1)
  return row?.position ?? 0
}
