import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import style from './TileGrids.module.css'

interface Props {
  title: string
  /** What is to be found there, in one to three sentences. */
  lead: string
  children: ReactNode
}

/** A page that is a tile grid. */
export function GridPage({ title, lead, children }: Props) {
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={title} description={lead} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={style.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </>
  )
}
