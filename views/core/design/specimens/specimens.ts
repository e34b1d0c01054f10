import type { ComponentType } from 'react'
import { Badges } from './Badges.tsx'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Colours } from './Colours.tsx'
import { Feed, Talk } from './Feed.tsx'
import { Fields } from './Fields.tsx'
import { Figures, Seeking } from './Figures.tsx'
import { Icons } from './Icons.tsx'
import { Galleries, Players } from './Library.tsx'
import { LiveCards, Profiles } from './Live.tsx'
import { Loading } from './Loading.tsx'
import { Contests, Reading } from './Magazine.tsx'
import { Measures } from './Measures.tsx'
import { Messages } from './Messages.tsx'
import { Locks, Prices } from './Money.tsx'
import { Opened } from './Opened.tsx'
import { Grids, Tiles } from './Pictures.tsx'
import { Games, Prizes } from './Play.tsx'
import { Filtering, Rows } from './Searching.tsx'
import { Stages } from './Stages.tsx'
import type { SpecimenProps } from './specimenProps.ts'
import { Television } from './Television.tsx'
import { Typography } from './Typography.tsx'

/** The parts of the design page, in order. A wide one has its themes below each other. */
export const specimens: {
  id: string
  title: string
  isWide?: boolean
  Specimen: ComponentType<SpecimenProps>
}[] = [
  { id: 'colours', title: 'Colours', Specimen: Colours },
  { id: 'type', title: 'Type', Specimen: Typography },
  { id: 'measures', title: 'Space, shape and motion', Specimen: Measures },
  { id: 'icons', title: 'Icons', Specimen: Icons },
  { id: 'buttons', title: 'Buttons and links', Specimen: Buttons },
  { id: 'fields', title: 'Fields', Specimen: Fields },
  { id: 'choices', title: 'Choices', Specimen: Choices },
  { id: 'opened', title: 'Tabs, menus, dialogs', Specimen: Opened },
  { id: 'badges', title: 'Badges, people, states', Specimen: Badges },
  { id: 'tiles', title: 'Pictures and tiles', Specimen: Tiles },
  { id: 'grids', title: 'Grids', isWide: true, Specimen: Grids },
  { id: 'loading', title: 'Loading', Specimen: Loading },
  { id: 'messages', title: 'Messages', Specimen: Messages },
  { id: 'stages', title: 'Stage and name', Specimen: Stages },
  { id: 'live', title: 'Live cards', isWide: true, Specimen: LiveCards },
  { id: 'profiles', title: 'Profiles and ratings', isWide: true, Specimen: Profiles },
  { id: 'prices', title: 'Prices and buying', Specimen: Prices },
  { id: 'locks', title: 'Locked media', Specimen: Locks },
  { id: 'players', title: 'Player', Specimen: Players },
  { id: 'galleries', title: 'Gallery and viewer', Specimen: Galleries },
  { id: 'filtering', title: 'Filter, sort, pages', Specimen: Filtering },
  { id: 'rows', title: 'Carousel and accordion', Specimen: Rows },
  { id: 'feed', title: 'Feed', Specimen: Feed },
  { id: 'talk', title: 'Comments and schedule', Specimen: Talk },
  { id: 'figures', title: 'Progress, time, account', Specimen: Figures },
  { id: 'seeking', title: 'Search, range, tab bar', Specimen: Seeking },
  { id: 'television', title: 'Television', Specimen: Television },
  { id: 'contests', title: 'Contests and upload', Specimen: Contests },
  { id: 'reading', title: 'Articles', Specimen: Reading },
  { id: 'games', title: 'Games', Specimen: Games },
  { id: 'prizes', title: 'Doors and prizes', Specimen: Prizes },
]
