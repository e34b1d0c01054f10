import type { ComponentType } from 'react'
import { Badges } from './Badges.tsx'
import { Buttons } from './Buttons.tsx'
import { Choices } from './Choices.tsx'
import { Colours } from './Colours.tsx'
import { Fields } from './Fields.tsx'
import { Icons } from './Icons.tsx'
import { Loading } from './Loading.tsx'
import { Measures } from './Measures.tsx'
import { Messages } from './Messages.tsx'
import { Opened } from './Opened.tsx'
import { Grids, Tiles } from './Pictures.tsx'
import { Stages } from './Stages.tsx'
import type { SpecimenProps } from './specimenProps.ts'
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
]
