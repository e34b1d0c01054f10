import { Steps } from '../Steps.tsx'
import { Rack } from './Rack.tsx'

const display = [
  ['display', 'Take the stage'],
  ['figure', '1,240'],
  ['heading', 'On stage tonight'],
  ['title', 'Nothing here yet'],
]
const text = [
  ['lead', 'Live performances, conversation and film, for adults.'],
  ['body', 'What happens on stage reaches you as it happens, and nothing that you missed is lost.'],
  ['small', 'Free to watch until the curtain falls.'],
  ['caption', 'Since 20:15'],
]

export function Typography() {
  return (
    <>
      <Rack label="Display" way="stack">
        {display.map(([size, words]) => (
          <p
            key={size}
            style={{ font: `400 var(--size-${size}) / 1.2 var(--font-display)` }}
            title={size}
          >
            {words}
          </p>
        ))}
      </Rack>
      <Rack label="Text" way="stack">
        {text.map(([size, words]) => (
          <p key={size} style={{ fontSize: `var(--size-${size})` }} title={size}>
            {words}
          </p>
        ))}
      </Rack>
      <Rack label="Weights">
        <span>Normal</span>
        <span style={{ fontWeight: 'var(--weight-medium)' }}>Medium</span>
        <span style={{ fontWeight: 'var(--weight-bold)' }}>Bold</span>
      </Rack>
      <Rack label="Steps" way="stack">
        <Steps steps={['Ask for a line', 'Call the number you are shown', 'Type in the code']} />
      </Rack>
    </>
  )
}
