import style from './Steps.module.css'

interface Props {
  /** Names the list; what stands before it may do so as well. */
  label?: string
  /** The steps, in their order. */
  steps: readonly string[]
}

/** What to do, one numbered step after the other. */
export function Steps({ label, steps }: Props) {
  return (
    <ol className={style.steps} aria-label={label}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
