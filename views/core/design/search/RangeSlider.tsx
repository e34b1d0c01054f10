import { Label } from 'react-aria-components/Label'
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import style from './RangeSlider.module.css'

interface Props {
  label: string
  /** The lower and the upper end of what is chosen. */
  value: readonly [number, number]
  min: number
  max: number
  step?: number
  /** Both ends in words. */
  words: string
  /** Names of the two thumbs. */
  thumbs: { from: string; to: string }
  /** While a thumb is dragged. */
  onChange: (value: [number, number]) => void
  /** Once it is let go. */
  onChangeEnd?: (value: [number, number]) => void
  isDisabled?: boolean
}

/** A part of a scale, such as prices from one to another. */
export function RangeSlider(props: Props) {
  const { label, value, min, max, step, words, thumbs, isDisabled, onChange, onChangeEnd } = props
  const pair = ([from = min, to = max]: number[]): [number, number] => [from, to]
  const share = (part: number) => `${((part - min) / (max - min)) * 100}%`
  return (
    <Slider
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled}
      className={style.slider}
      value={[...value]}
      onChange={(next) => onChange(pair(next))}
      onChangeEnd={(next) => onChangeEnd?.(pair(next))}
    >
      <Label className={style.label}>{label}</Label>
      <SliderOutput className={style.words}>{words}</SliderOutput>
      <SliderTrack
        className={style.track}
        style={{ '--from': share(value[0]), '--to': share(value[1]) }}
      >
        <SliderThumb index={0} className={style.thumb} aria-label={thumbs.from} />
        <SliderThumb index={1} className={style.thumb} aria-label={thumbs.to} />
      </SliderTrack>
    </Slider>
  )
}
