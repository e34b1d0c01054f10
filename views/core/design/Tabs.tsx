import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import style from './Tabs.module.css'

interface Props<T extends string> {
  /** What the tabs divide, in words, for readers. */
  label: string
  value: T
  onChange: (value: T) => void
  tabs: readonly { value: T; words: string; panel: ReactNode }[]
}

/** Parts of one thing, of which one is seen. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: Props<T>) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as T)}>
      <TabList className={style.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} id={tab.value} className={style.tab}>
            {tab.words}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} id={tab.value} className={style.panel}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
