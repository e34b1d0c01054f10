import style from './Scrubber.module.css'

interface Props {
  label: string
  value: number
  max: number
  step: number
  /** The value in words, for readers. */
  words: string
  /** Up to where it has come, where that is more than the value. */
  ready?: number
  onChange: (value: number) => void
  isDisabled?: boolean
}

/** A line with a thumb: the time of a film, or how loud it is. A native element, for its keys. */
export function Scrubber({ label, words, ready = 0, onChange, isDisabled, ...range }: Props) {
  const share = (part: number) => (range.max > 0 ? `${(part / range.max) * 100}%` : '0%')
  return (
    <input
      type="range"
      {...range}
      min={0}
      className={style.scrubber}
      style={{ '--value': share(range.value), '--ready': share(ready) }}
      aria-label={label}
      aria-valuetext={words}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  )
}
