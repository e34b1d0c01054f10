import { useState } from 'react'
import { Loader } from '../Loader.tsx'
import { ProgressLine } from '../ProgressLine.tsx'
import { Skeleton } from '../Skeleton.tsx'
import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

export function Loading() {
  const [count, setCount] = useState(0)
  const reload = { words: 'Load again', onPress: () => setCount(count + 1) }
  return (
    <>
      <Rack label="Skeleton" way="stack">
        <Skeleton width="55%" height="2rem" />
        <Skeleton width="85%" />
        <Skeleton width="70%" />
      </Rack>
      <Rack label="Loader, pulsing" way="stack">
        <div className={style.held}>
          <Loader label="The show is loading" />
        </div>
      </Rack>
      <Rack label="Loader, drawn, with a button" way="stack">
        <div className={style.held} key={count}>
          <Loader label="The show is loading" logo="drawn" reload={reload} />
        </div>
      </Rack>
      <Rack label="Loader, over what is there" way="stack">
        <div className={style.held}>
          <p className={style.behind} aria-hidden="true">
            What was there before stays to be seen below the veil.
          </p>
          <Loader label="The show is loading" logo="drawn" isOverlay />
        </div>
      </Rack>
      <Rack label="ProgressLine, after 500 ms" way="stack">
        <div className={style.held}>
          <ProgressLine label="The page is loading" />
        </div>
      </Rack>
    </>
  )
}
