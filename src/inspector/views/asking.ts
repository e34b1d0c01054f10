import { createContext, use, useEffect, useState } from 'react'
import type { Replica } from '../replica.types.ts'

/** Asks a replica that may be in a worker, or on another machine. */
export type Ask = <TQuestion extends keyof Replica>(
  question: TQuestion,
  ...args: Parameters<Replica[TQuestion]>
) => Promise<ReturnType<Replica[TQuestion]>>

/** An answer, the last one while the next is on its way, so that what is drawn does not flicker. */
export interface Answer<T> {
  value: T | undefined
  isAsking: boolean
  /** Why it was not answered. */
  problem: string | undefined
}

export const AskContext = createContext<Ask | undefined>(undefined)

/**
 * Asks while the view is there, again when the arguments are others; nobody is told of answers to
 * questions that were overtaken.
 * @param args undefined while there is nothing to ask
 * @param revision another one asks again, of a log that grows
 */
export function useAnswer<TQuestion extends keyof Replica>(
  question: TQuestion,
  args: Parameters<Replica[TQuestion]> | undefined,
  revision = 0,
): Answer<ReturnType<Replica[TQuestion]>> {
  type Value = ReturnType<Replica[TQuestion]>
  const ask = use(AskContext)
  const asked = args && JSON.stringify(args)
  const key = asked && `${asked} ${revision}`
  const [answer, setAnswer] = useState<Answer<Value> & { key: string | undefined }>({
    key: undefined,
    value: undefined,
    isAsking: false,
    problem: undefined,
  })
  useEffect(() => {
    if (!ask || asked === undefined) return
    let isWanted = true
    const told = (next: Partial<Answer<Value>>) => {
      if (isWanted)
        setAnswer((last) => ({ ...last, problem: undefined, ...next, key, isAsking: false }))
    }
    ask(question, ...(JSON.parse(asked) as Parameters<Replica[TQuestion]>)).then(
      (value) => told({ value }),
      (error: Error) => told({ problem: error.message }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, question, asked, key])
  return { ...answer, isAsking: key !== undefined && answer.key !== key }
}
