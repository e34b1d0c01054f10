import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { PanelBoundary } from './PanelBoundary.tsx'
import styles from './PaneTabs.module.css'

export interface PaneTab<T extends string> {
  id: T
  title: string
  /** How many things ask for attention. */
  count?: number
  draw(): ReactNode
}

interface PaneTabsProps<T extends string> {
  label: string
  tabs: readonly PaneTab<T>[]
  chosen: T
  onChoice(id: T): void
  resetKey: string
}

/** Panels of which a pane shows one. */
export function PaneTabs<T extends string>(props: PaneTabsProps<T>) {
  const { label, tabs, chosen, onChoice, resetKey } = props
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key)
        if (tab) onChoice(tab.id)
      }}
    >
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, title, count }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {title}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, title, draw }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          <PanelBoundary name={title} resetKey={resetKey}>
            {id === chosen && draw()}
          </PanelBoundary>
        </TabPanel>
      ))}
    </Tabs>
  )
}
