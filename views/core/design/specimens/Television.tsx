import { Button, IconButton } from '../Button.tsx'
import { EpisodeList } from '../library/EpisodeList.tsx'
import { NowAndNext } from '../library/NowAndNext.tsx'
import { ProgrammeGuide } from '../library/ProgrammeGuide.tsx'
import { Price, PriceTag } from '../money/Price.tsx'
import { pictureAddress } from '../picture.ts'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const hours = [0, 60, 120, 180].map((at) => ({ at, words: `${20 + at / 60}:00` }))
const href = '#television'

const channels = [
  {
    id: 'one',
    name: 'Limelight One',
    programmes: [
      { id: 'a', href, title: 'The vestibule', time: '19:30 to 20:15', from: -30, to: 15 },
      {
        id: 'b',
        href,
        title: 'Songs you chose',
        time: '20:15 to 21:45',
        from: 15,
        to: 105,
        now: 'now',
      },
      { id: 'c', href, title: 'Late talk', time: '21:45 to 22:15', from: 105, to: 135 },
      { id: 'd', href, title: 'The long intermission', time: '22:15', from: 135, to: 240 },
    ],
  },
  {
    id: 'night',
    name: 'Night',
    programmes: [
      { id: 'e', href, title: 'Paper moon', time: '20:00 to 21:10', from: 0, to: 70, now: 'now' },
      { id: 'f', href, title: 'Encore', time: '21:10 to 21:20', from: 70, to: 80 },
      { id: 'g', href, title: 'After the applause', time: '21:20 to 23:30', from: 80, to: 210 },
    ],
  },
]

export function Television({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="ProgrammeGuide" way="stack">
        <ProgrammeGuide
          label={`Tonight, ${theme}`}
          length={240}
          hours={hours}
          channels={channels}
          now={48}
        />
      </Rack>
      <Rack label="NowAndNext" way="stack">
        <NowAndNext
          label={`Limelight One, ${theme}`}
          now={{
            badge: 'Now',
            title: 'Songs you chose',
            time: '20:15 to 21:45',
            share: 0.37,
            words: '57 minutes to go',
          }}
          next={{ words: 'Next', title: 'Late talk', time: '21:45' }}
          action={
            <Button look="primary" icon="play">
              Watch
            </Button>
          }
        />
        <NowAndNext
          label={`Night, ${theme}`}
          now={{ badge: 'Now', title: 'Test card', time: 'until 20:00', share: 0, words: 'Soon' }}
        />
      </Rack>
      <Rack label="EpisodeList" way="stack">
        <EpisodeList
          label={`Backstage, ${theme}`}
          episodes={[
            {
              id: '1',
              href,
              picture: pictureAddress('clip', 'episode 1'),
              title: 'The first curtain call',
              line: 'Episode 1 · 24 min',
              text: 'Juno rehearses with a broken heel, and somebody forgot the sheet music.',
              seen: { share: 1, words: 'seen' },
              aside: <PriceTag tone="owned">Bought</PriceTag>,
            },
            {
              id: '2',
              href,
              picture: pictureAddress('clip', 'episode 2'),
              title: 'A lamp too many',
              line: 'Episode 2 · 31 min',
              text: 'Ada lights the house by herself.',
              seen: { share: 0.4, words: '18 min left' },
              current: 'Plays now',
              aside: <IconButton icon="heart" label="Favourite: A lamp too many" />,
            },
            {
              id: '3',
              href,
              picture: pictureAddress('clip', 'episode 3'),
              title: 'What the understudy knew',
              line: 'Episode 3 · 28 min',
              aside: <Price price={{ amount: 16, currency: 'VXC' }} unit="coins" />,
            },
          ]}
        />
      </Rack>
    </>
  )
}
