import { useMemo, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import type { Chart } from '../../replica.chart.types.ts'
import toolbar from '../core/Toolbar.module.css'
import style from './ChartToolbar.module.css'
import { findsIn, matching } from './finds.ts'

const mostFound = 60

/** Finds states and transitions by what they are called. */
export function ChartSearch({ chart, onFind }: { chart: Chart; onFind(id: string): void }) {
  const finds = useMemo(() => findsIn(chart), [chart])
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useMemo(() => matching(finds, text, mostFound), [finds, text])
  return (
    <ComboBox
      aria-label="Find a state or an event"
      className={style.search ?? ''}
      items={found}
      inputValue={text}
      onInputChange={(next) => {
        setText(next)
        setChosen(null)
      }}
      value={chosen}
      onChange={(key) => {
        if (key === null) return
        setText('')
        // the list closes once something is chosen, until one types again
        setChosen(String(key))
        onFind(String(key))
      }}
      allowsEmptyCollection
      menuTrigger="input"
    >
      <Input className={style.input ?? ''} placeholder="Find a state or an event" />
      <Popover className={`${toolbar.popover} ${style.popover}`}>
        <ListBox<(typeof found)[number]>
          className={style.found ?? ''}
          renderEmptyState={() => <p className={style.nothing}>Nothing is called so.</p>}
        >
          {({ id, kind, title, place }) => (
            <ListBoxItem id={id} textValue={title} className={style.find ?? ''}>
              <span className={style.findTitle} data-kind={kind}>
                {title}
              </span>
              <span className={style.place}>{place}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
