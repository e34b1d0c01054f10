import { use } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { laterShapes } from '../shapes.ts'
import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

const filled: IconName[] = ['heart', 'star', 'bolt', 'play', 'bell']

export function Icons() {
  const names = Object.keys(use(laterShapes())).sort() as IconName[]
  return (
    <>
      <Rack label="24 px grid, strokes of 1.75" way="stack">
        <div className={style.icons}>
          {names.map((name) => (
            <span key={name} className={style.icon}>
              <Icon name={name} />
              {name}
            </span>
          ))}
        </div>
      </Rack>
      <Rack label="Filled: switched on">
        {filled.map((name) => (
          <Icon key={name} name={name} isFilled />
        ))}
      </Rack>
    </>
  )
}
