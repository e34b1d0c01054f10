import { use, useEffect, useState } from 'react'
import type { Moment } from '../../replica.types.ts'
import { AskContext } from '../asking.ts'
import { loadTree, type Unfolded, type ValueRow } from './loadTree.ts'

interface Loaded {
  rows: readonly ValueRow[]
  actor: string
  problem: string | undefined
}

const first: Unfolded = { open: new Set(['context']), pages: {} }

/** The parts of an actor's state that are unfolded, and what unfolds others. */
export function useValueTree(moment: Moment, actor: string) {
  const ask = use(AskContext)
  const [unfolded, setUnfolded] = useState(first)
  const [loaded, setLoaded] = useState<Loaded>({ rows: [], actor: '', problem: undefined })
  const { branch, position, microstep } = moment

  useEffect(() => {
    let isWanted = true
    const told = (next: Loaded) => isWanted && setLoaded(next)
    if (ask) {
      loadTree(ask, { branch, position, microstep }, actor, unfolded).then(
        (rows) => told({ rows, actor, problem: undefined }),
        (error: Error) => told({ rows: [], actor, problem: error.message }),
      )
    }
    return () => {
      isWanted = false
    }
  }, [ask, branch, position, microstep, actor, unfolded])

  const isOfActor = loaded.actor === actor
  return {
    rows: isOfActor ? loaded.rows : [],
    problem: isOfActor ? loaded.problem : undefined,
    isLoading: !isOfActor,
    expand(path: string, isExpanded: boolean) {
      const open = new Set(unfolded.open)
      if (isExpanded) open.add(path)
      else open.delete(path)
      setUnfolded({ ...unfolded, open })
    },
    loadMore(path: string) {
      const pages = { ...unfolded.pages, [path]: (unfolded.pages[path] ?? 0) + 1 }
      setUnfolded({ ...unfolded, pages })
    },
  }
}
