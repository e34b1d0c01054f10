import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

const radii = ['tiny', 'small', 'medium', 'large', 'round']
const layers = 'page, navbar, menu, status-bar, cookie-banner, modal, modal-raised, toast'.split(
  ', ',
)
const breakpoints = [
  ['all', '0', '2 / 1'],
  ['xs', '400', '2 / 1'],
  ['sm', '768', '3 / 2'],
  ['md', '992', '4 / 3'],
  ['lg', '1200', '6 / 4'],
  ['xl', '1368', '6 / 4'],
]

export function Measures() {
  return (
    <>
      <Rack label="Space 1 to 8">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
          <span
            key={step}
            className={style.measure}
            style={{ width: `var(--space-${step})`, height: `var(--space-${step})` }}
          />
        ))}
      </Rack>
      <Rack label="Radius">
        {radii.map((name) => (
          <span
            key={name}
            className={style.plate}
            style={{ borderRadius: `var(--radius-${name})` }}
          >
            {name}
          </span>
        ))}
      </Rack>
      <Rack label="Shadow">
        {['card', 'raised'].map((name) => (
          <span
            key={name}
            className={style.plate}
            style={{ boxShadow: `var(--shadow-${name})`, borderRadius: 'var(--radius-medium)' }}
          >
            {name}
          </span>
        ))}
      </Rack>
      <Rack label="Layers, from below to above" way="stack">
        <p>{layers.join(' · ')}</p>
      </Rack>
      <Rack label="Motion" way="stack">
        <p>instant 80 ms · quick 120 ms · calm 180 ms; none when less motion is asked for</p>
      </Rack>
      <Rack label="Breakpoints" way="stack">
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">From, in px</th>
              <th scope="col">Columns: portraits / covers</th>
            </tr>
          </thead>
          <tbody>
            {breakpoints.map(([name, from, columns]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{from}</td>
                <td>{columns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Rack>
    </>
  )
}
