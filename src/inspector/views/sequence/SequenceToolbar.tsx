import { use, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { Branch } from '../../replica.types.ts'
import { AskContext } from '../asking.ts'
import { coloursAt } from '../colours.ts'
import toolbar from '../core/Toolbar.module.css'
import { saveFile } from '../saveFile.ts'
import type { Manner } from './measures.ts'
import style from './Sequence.module.css'
import { readPage } from './usePages.ts'

interface Props {
  branch: Branch
  first: number
  length: number
  /** Positions of the first and last entry that are seen. */
  seen: readonly [number, number]
  manner: Manner
  onScale(isToScale: boolean): void
  isFolded: boolean
  onFold(isFolded: boolean): void
}

const button = { className: toolbar.button ?? '' }

/** How a sequence is drawn, and its way into a file. */
export function SequenceToolbar(props: Props) {
  const { manner, isFolded } = props
  return (
    <div role="toolbar" aria-label="Sequence" className={toolbar.bar}>
      <div className={toolbar.tools}>
        <ToggleButton {...button} isSelected={manner.isToScale} onChange={props.onScale}>
          Pauses to scale
        </ToggleButton>
        <ToggleButton {...button} isSelected={isFolded} onChange={props.onFold}>
          Fold idle
        </ToggleButton>
      </div>
      <DialogTrigger>
        <Button {...button}>Save SVG</Button>
        <Popover className={toolbar.popover ?? ''} placement="bottom end">
          <Dialog className={style.dialog ?? ''} aria-label="Save a range as SVG">
            <SaveRange {...props} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  )
}

function SaveRange({ branch, first, length, seen, manner, isFolded }: Props) {
  const ask = use(AskContext)
  const [from, setFrom] = useState(seen[0])
  const [to, setTo] = useState(seen[1])
  const [said, setSaid] = useState('')
  const lowest = first + 1
  const wrong =
    Number.isInteger(from) && Number.isInteger(to) && lowest <= from && from <= to && to <= length
      ? ''
      : `Give two entries from ${lowest} to ${length}, the earlier one first.`

  async function save(element: Element) {
    if (!ask) return
    try {
      const { mostArrows, sequenceSvgOf } = await import('./sequenceSvgOf.tsx')
      const upTo = Math.min(to, from + mostArrows - 1)
      const page = await readPage(ask, branch, first, from, upTo)
      const look = { manner, isFolded, colours: coloursAt(element) }
      const { svg, last } = sequenceSvgOf(page, look)
      saveFile(`sequence-${from}-${last}.svg`, svg, 'image/svg+xml')
      setSaid(
        last < to
          ? `Saved up to entry ${last}: a file has at most ${mostArrows} events.`
          : 'Saved.',
      )
    } catch (error) {
      setSaid(`It could not be saved: ${(error as Error).message}`)
    }
  }

  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong === '') void save(event.currentTarget)
      }}
    >
      <label>
        From entry
        <input
          type="number"
          value={from}
          onChange={(event) => setFrom(event.target.valueAsNumber)}
        />
      </label>
      <label>
        to entry
        <input type="number" value={to} onChange={(event) => setTo(event.target.valueAsNumber)} />
      </label>
      <Button {...button} type="submit" isDisabled={wrong !== ''}>
        Save
      </Button>
      <p role="status">{wrong || said}</p>
    </form>
  )
}
