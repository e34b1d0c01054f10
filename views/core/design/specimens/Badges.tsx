import { Avatar } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { Card } from '../Card.tsx'
import { pictureAddress, pictureSources } from '../picture.ts'
import { StatusDot } from '../StatusDot.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const people = ['Robin Vale', 'Juno', 'Ada Lark', 'Miro']

export function Badges({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="Badge">
        <Badge>3 new</Badge>
        <Badge tone="live">On air</Badge>
        <Badge tone="vip">VIP</Badge>
        <Badge tone="quiet">12</Badge>
        <Badge tone="dusk">24:10</Badge>
      </Rack>
      <Rack label="Avatar">
        {people.map((name) => (
          <Avatar key={name} id={name} name={name} />
        ))}
        <Avatar id="Juno" name="Juno" size="small" />
        <Avatar id="Juno" name="Juno" size="large" />
        <Avatar
          id="Ada"
          name="Ada"
          size="large"
          picture={pictureSources(pictureAddress('square', 'Ada')).src}
        />
      </Rack>
      <Rack label="StatusDot">
        <StatusDot icon="linked" tone="good">
          Connected
        </StatusDot>
        <StatusDot icon="linking" tone="waiting">
          Reconnecting
        </StatusDot>
        <StatusDot icon="unlinked" tone="bad">
          Offline
        </StatusDot>
        <StatusDot icon="linked" tone="idle">
          Not live
        </StatusDot>
      </Rack>
      <Rack label="Card" way="stack">
        <Card title={`Latest, ${theme}`} aside={<Badge>2 new</Badge>}>
          <p>Juno is on stage, and Ada has a new album.</p>
        </Card>
      </Rack>
    </>
  )
}
