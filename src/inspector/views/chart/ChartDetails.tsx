import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import type { Chart } from '../../replica.chart.types.ts'
import style from './ChartDetails.module.css'
import type { Marks } from './marks.ts'
import { placesOf } from './nodes.ts'
import { factsOfState, factsOfTransition, lineOf, sentenceOf } from './sentences.ts'

interface Props {
  chart: Chart
  marks: Marks
  /** Ids of states and transitions. */
  chosen: readonly string[]
  actor: string
  /** Addresses of the actors that there are. */
  running: ReadonlySet<string>
  onJump(id: string): void
  onSelectActor(path: string): void
}

/** Why nothing happened, and what is to be known of what was chosen. */
export function ChartDetails({ chart, marks, chosen, actor, running, ...on }: Props) {
  const places = placesOf(chart)
  const transitions = new Map(
    [...places.values()].flatMap(({ node }) => node.transitions.map((one) => [one.id, one])),
  )
  return (
    <div className={style.details}>
      <Refusals marks={marks} onJump={on.onJump} />
      {chosen.map((id) => {
        const node = places.get(id)?.node
        const transition = transitions.get(id)
        if (node) {
          const invoked = node.invokes.map((one) => `${actor}/${one.id}`)
          return (
            <Told key={id} title={node.id} facts={factsOfState(node, marks)}>
              {invoked
                .filter((path) => running.has(path))
                .map((path) => (
                  <Button
                    key={path}
                    className={style.go ?? ''}
                    onPress={() => on.onSelectActor(path)}
                  >
                    Go to {path}
                  </Button>
                ))}
            </Told>
          )
        }
        if (!transition) return null
        const title = `${transition.source}: ${lineOf(transition, places)}`
        return <Told key={id} title={title} facts={factsOfTransition(transition, marks)} />
      })}
    </div>
  )
}

function Told(props: { title: string; facts: readonly string[]; children?: ReactNode }) {
  return (
    <p className={style.told}>
      <strong className={style.title}>{props.title}</strong>
      {props.facts.map((fact) => (
        <span key={fact} className={style.fact}>
          {fact}
        </span>
      ))}
      {props.children}
    </p>
  )
}

/** What did not come about, in words, said when it is news. */
function Refusals({ marks, onJump }: Pick<Props, 'marks' | 'onJump'>) {
  const refusals = [...marks.refused.values()]
  return (
    <div role="status">
      {refusals.map((refusal) => (
        <p key={refusal.transition} className={style.refusal}>
          <span aria-hidden>✕</span> {sentenceOf(refusal)}
          <Button className={style.go ?? ''} onPress={() => onJump(refusal.transition)}>
            Show
          </Button>
        </p>
      ))}
    </div>
  )
}
