import { StageArt } from '../StageArt.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Wordmark } from '../Wordmark.tsx'
import style from './Rack.module.css'
import { Rack } from './Rack.tsx'

export function Stages() {
  return (
    <>
      <Rack label="StageArt" way="stack">
        {['velvet', 'matinee'].map((seed) => (
          <div key={seed} className={style.stage}>
            <StageArt seed={seed} />
          </div>
        ))}
      </Rack>
      <Rack label="Wordmark">
        <Wordmark />
      </Rack>
      <Rack label="VisuallyHidden">
        <p>
          Nothing is seen between the marks: »<VisuallyHidden>said to readers</VisuallyHidden>«
        </p>
      </Rack>
    </>
  )
}
