import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Gallery } from '../library/Gallery.tsx'
import { Player } from '../library/Player.tsx'
import { Viewer } from '../library/Viewer.tsx'
import { Picture } from '../Picture.tsx'
import { pictureAddress } from '../picture.ts'
import { ErrorState } from '../States.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const words = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  time: 'Time',
  volume: 'Volume',
  mute: 'Sound off',
  unmute: 'Sound on',
  expand: 'Full screen',
  shrink: 'Leave full screen',
  waiting: 'The film is loading',
}
const qualities = ['Automatic', '1080p', '720p', '480p'].map((one) => ({ value: one, words: one }))
const languages = ['Off', 'English', 'Deutsch'].map((one) => ({ value: one, words: one }))
const states = ['paused', 'playing', 'waiting', 'ended', 'failed'] as const
const poster = (
  <Picture
    address={pictureAddress('cover', 'intermission')}
    shape="cover"
    alt=""
    sizes="(width >= 992px) 45vw, 95vw"
  />
)

export function Players({ theme }: SpecimenProps) {
  return (
    <>
      {states.map((state) => (
        <Rack key={state} label={`Player, ${state}`} way="stack">
          <Film title={`A film, ${state}, ${theme}`} state={state} />
        </Rack>
      ))}
      <Rack label="Player, live" way="stack">
        <Film title={`A live stream, ${theme}`} state="playing" isLive />
      </Rack>
    </>
  )
}

function Film({
  title,
  state,
  isLive = false,
}: {
  title: string
  state: (typeof states)[number]
  isLive?: boolean
}) {
  const [now, setNow] = useState(state)
  const [time, setTime] = useState(state === 'ended' ? 1450 : 512)
  const [volume, setVolume] = useState(0.7)
  const [isMuted, setMuted] = useState(isLive)
  const [quality, setQuality] = useState('Automatic')
  const [captions, setCaptions] = useState('Off')
  const [isFull, setFull] = useState(false)
  const clip = { time, length: 1450, loaded: 760, onSeek: setTime }
  return (
    <Player
      title={title}
      state={now === 'failed' ? 'paused' : now}
      {...(isLive ? { live: 'Live' } : { clip })}
      volume={volume}
      isMuted={isMuted}
      isFull={isFull}
      quality={{ label: 'Quality', value: quality, options: qualities, onChange: setQuality }}
      captions={{ label: 'Captions', value: captions, options: languages, onChange: setCaptions }}
      words={words}
      instead={
        now === 'failed' && (
          <ErrorState
            title="The film did not come"
            action={<Button onPress={() => setNow('paused')}>Try again</Button>}
          >
            Your place in it is kept.
          </ErrorState>
        )
      }
      onPlay={() => setNow('playing')}
      onPause={() => setNow('paused')}
      onVolume={setVolume}
      onMute={setMuted}
      onFull={setFull}
    >
      {poster}
    </Player>
  )
}

const album = ['Curtain', 'Fan', 'Moon', 'Lamp', 'Mask', 'Stairs', 'Mirror'].map((name, at) => ({
  id: name,
  words: name,
  picture: pictureAddress('square', `album ${name}`),
  isLarge: at === 0,
  isLocked: at === 4 || at === 5,
}))

export function Galleries({ theme }: SpecimenProps) {
  const [at, setAt] = useState<number>()
  return (
    <Rack label="Gallery and Viewer" way="stack">
      <Gallery
        label={`Album, ${theme}`}
        pictures={album}
        more={{ figure: '+12', words: '12 more' }}
        onOpen={(id) => setAt(album.findIndex((one) => one.id === id))}
      />
      {at !== undefined && (
        <Viewer
          title="Backstage"
          pictures={album}
          at={at}
          onMove={setAt}
          onClose={() => setAt(undefined)}
          words={{
            close: 'Close',
            previous: 'Previous picture',
            next: 'Next picture',
            zoomIn: 'Larger',
            zoomOut: 'Smaller',
            place: `${at + 1} of ${album.length}`,
          }}
        />
      )}
    </Rack>
  )
}
