import { Icon, type IconName } from '../Icon.tsx'
import { shapes } from '../icons.ts'
import { laterShapes } from '../laterIcons.ts'
import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

const names = Object.keys({ ...shapes, ...laterShapes }).sort() as IconName[]
const filled: IconName[] = ['heart', 'star', 'bolt', 'play', 'bell']

export function Icons() {
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
