import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Button, IconButton } from '../Button.tsx'
import { Grid, GridItem } from '../Grid.tsx'
import { LiveCard, LiveCardSkeleton } from '../live/LiveCard.tsx'
import { ProfileHeader } from '../live/ProfileHeader.tsx'
import { Rating } from '../live/Rating.tsx'
import { Price } from '../money/Price.tsx'
import { pictureAddress } from '../picture.ts'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const cam = { icon: 'cam', words: 'Live chat' } as const
const voyeur = { icon: 'eye', words: 'Voyeur mode' } as const
const call = { icon: 'call', words: 'Video call' } as const
const minute = (amount: number) => (
  <Price price={{ amount, currency: 'VXC' }} unit="coins" per="a minute" />
)
const rated = (share: number, percent: string, count: string) => (
  <Rating share={share} words={percent} label={`${percent} of ${count} guests were content`} />
)

const cast = [
  {
    name: 'Juno',
    status: { is: 'live', words: 'Live' },
    line: '29 · warm, quick, curious',
    foot: rated(0.97, '97%', '1.204'),
    price: minute(8),
    formats: [cam, voyeur, call],
  },
  {
    name: 'Ada Lark',
    status: { is: 'free', words: 'Free show' },
    line: '34 · velvet, jazz, mischief',
    foot: rated(0.91, '91%', '318'),
    price: minute(6),
    formats: [cam],
  },
  {
    name: 'Vesper',
    status: { is: 'show', words: 'Cam show' },
    line: 'Curtain at 21:00',
    foot: rated(0.88, '88%', '96'),
    price: minute(12),
    formats: [cam, voyeur],
  },
  {
    name: 'Miro of the Long Evenings',
    status: { is: 'busy', words: 'In a live chat' },
    line: '41 · calm, well read, wry',
    foot: rated(0.72, '72%', '41'),
    price: minute(5),
    formats: [voyeur],
  },
  {
    name: 'Sanna',
    status: { is: 'offline', words: 'Away' },
    line: 'Back on Friday at nine',
    foot: <Rating words="Not rated yet" label="Not rated yet" />,
  },
  {
    name: 'Lior',
    status: { is: 'live', words: 'Live' },
    line: '26 · new since May',
    foot: 'No price yet',
    formats: [cam],
  },
] as const

export function LiveCards({ theme }: SpecimenProps) {
  const [kept, setKept] = useState<string[]>(['Juno'])
  const toggle = (name: string) =>
    setKept(kept.includes(name) ? kept.filter((one) => one !== name) : [...kept, name])
  return (
    <Rack label="LiveCard" way="stack">
      <Grid label={`Live now, ${theme}`}>
        {cast.map((performer) => (
          <GridItem key={performer.name}>
            <LiveCard
              {...performer}
              href="#live"
              picture={pictureAddress('portrait', performer.name)}
              favourite={{
                isOn: kept.includes(performer.name),
                label: `Favourite: ${performer.name}`,
                onPress: () => toggle(performer.name),
              }}
            />
          </GridItem>
        ))}
        <GridItem>
          <LiveCardSkeleton />
        </GridItem>
      </Grid>
    </Rack>
  )
}

export function Profiles() {
  return (
    <>
      <Rack label="ProfileHeader, live" way="stack">
        <ProfileHeader
          id="Juno"
          level={4}
          name="Juno Marlowe"
          picture={pictureAddress('portrait', 'Juno')}
          badges={
            <>
              <Badge tone="live">Live</Badge>
              <Badge tone="vip">VIP</Badge>
            </>
          }
          line="Warm, quick, curious"
          rating={rated(0.97, '97%', '1.204')}
          facts={[
            { term: 'Age', words: '29' },
            { term: 'Speaks', words: 'English, Deutsch' },
            { term: 'On stage since', words: 'May 2021' },
          ]}
          actions={
            <>
              <Button look="primary" icon="cam">
                Live chat
              </Button>
              <Button icon="chat">Write</Button>
              <IconButton icon="heart" label="Favourite: Juno Marlowe" look="overPicture" />
              <IconButton icon="share" label="Share: Juno Marlowe" look="overPicture" />
            </>
          }
        />
      </Rack>
      <Rack label="ProfileHeader, away, with little to tell" way="stack">
        <ProfileHeader
          id="Wilhelmina"
          level={4}
          name="Wilhelmina-Alexandrina"
          picture={pictureAddress('portrait', 'Sanna')}
          badges={<Badge tone="dusk">Away</Badge>}
          actions={<Button icon="bell">Tell me when they are live</Button>}
        />
      </Rack>
      <Rack label="Rating">
        {rated(0.97, '97%', '1.204')}
        {rated(0.5, '50%', '12')}
        <Rating words="Not rated yet" label="Not rated yet" />
      </Rack>
    </>
  )
}
