import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

const grounds = ['ground', 'surface', 'raised', 'sunken']
const washes = ['wash-good', 'wash-warning', 'wash-danger', 'wash-accent']
const words = ['text', 'text-quiet', 'accent-text', 'good', 'warning', 'danger']
const pairs: [string, string][] = [
  ['accent', 'on-accent'],
  ['accent-strong', 'on-accent'],
  ['live', 'on-live'],
  ['vip', 'on-vip'],
  ['stage-dark', 'stage-text'],
  ['stage-dark', 'stage-text-quiet'],
]
const lines = ['line', 'line-strong', 'focus', 'overlay']

export function Colours() {
  return (
    <>
      <Rack label="Grounds" way="columns">
        {[...grounds, ...washes].map((name) => (
          <Swatch key={name} ground={name} words="text" name={name} />
        ))}
      </Rack>
      <Rack label="What stands on them" way="columns">
        {words.map((name) => (
          <Swatch key={name} ground="surface" words={name} name={name} />
        ))}
      </Rack>
      <Rack label="Fixed pairs" way="columns">
        {pairs.map(([ground, on]) => (
          <Swatch key={ground + on} ground={ground} words={on} name={`${on} on ${ground}`} />
        ))}
      </Rack>
      <Rack label="Lines and light" way="columns">
        {lines.map((name) => (
          <span key={name} className={style.chip}>
            <span
              className={style.swatch}
              style={{ background: `var(--${name})`, minHeight: '2rem', width: '2rem' }}
            />
            {name}
          </span>
        ))}
      </Rack>
    </>
  )
}

function Swatch({ ground, words, name }: { ground: string; words: string; name: string }) {
  return (
    <div
      className={style.swatch}
      style={{ background: `var(--${ground})`, color: `var(--${words})` }}
    >
      {name}
    </div>
  )
}
