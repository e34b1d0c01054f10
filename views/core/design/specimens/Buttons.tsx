import { useState } from 'react'
import { Button, IconButton } from '../Button.tsx'
import { ButtonLink, Link } from '../Link.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import { Rack } from './Rack.tsx'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const
const way = '#buttons'

export function Buttons() {
  const [isKept, setKept] = useState(true)
  return (
    <>
      {looks.map((look) => (
        <Rack key={look} label={`Button, ${look}`}>
          <Button look={look}>Watch now</Button>
          <Button look={look} icon="gift">
            Send a gift
          </Button>
          <Button look={look} isDisabled>
            Disabled
          </Button>
          <Button look={look} isPending>
            Under way
          </Button>
        </Rack>
      ))}
      <Rack label="Sizes">
        {sizes.map((size) => (
          <Button key={size} look="primary" size={size}>
            {size}
          </Button>
        ))}
      </Rack>
      <Rack label="As wide as there is room" way="stack">
        <Button look="primary" isWide>
          Continue
        </Button>
      </Rack>
      <Rack label="IconButton">
        {sizes.map((size) => (
          <IconButton key={size} icon="share" label={`Share, ${size}`} size={size} />
        ))}
        <IconButton
          icon="heart"
          label="Favourite"
          look="overPicture"
          isFilled={isKept}
          aria-pressed={isKept}
          onPress={() => setKept(!isKept)}
        />
        <IconButton icon="bell" label="Disabled" isDisabled />
      </Rack>
      <Rack label="Link and ButtonLink">
        <span>
          Read the <Link href={way}>house rules</Link> first.
        </span>
        <Link href={way} look="plain">
          Plain
        </Link>
        <Link href={way} look="plain" aria-current="page">
          Plain, current
        </Link>
        <ButtonLink href={way} icon="cam">
          All cams
        </ButtonLink>
      </Rack>
      <Rack label="SectionHeading" way="stack">
        <SectionHeading level={3} all={{ href: way, words: 'See all' }}>
          On stage tonight
        </SectionHeading>
      </Rack>
    </>
  )
}
