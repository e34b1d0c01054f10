import { useState } from 'react'
import { Article } from '../editorial/Article.tsx'
import { Leaderboard, VoteButton } from '../editorial/Leaderboard.tsx'
import { Picture } from '../Picture.tsx'
import { pictureAddress } from '../picture.ts'
import { Upload } from '../Upload.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const cast = ['Juno Marlowe', 'Ada Lark', 'Vesper', 'Miro of the Long Evenings']

export function Contests({ theme }: SpecimenProps) {
  const [given, setGiven] = useState<string[]>(['Ada Lark'])
  const toggle = (name: string) =>
    setGiven(given.includes(name) ? given.filter((one) => one !== name) : [...given, name])
  const moves = [undefined, { by: 'up', words: '2' }, { by: 'down', words: '1' }] as const
  return (
    <>
      <Rack label="Leaderboard and VoteButton" way="stack">
        <Leaderboard
          label={`The winter contest, ${theme}`}
          places={cast.map((name, at) => {
            const isGiven = given.includes(name)
            const move = moves[at]
            return {
              id: name,
              rank: at + 1,
              name,
              href: '#contests',
              score: `${1204 - at * 310} votes`.replace(/^(\d)(\d{3})/, '$1.$2'),
              isOwn: at === 3,
              ...(move && { move: { ...move, words: `${move.words} ${move.by}` } }),
              action: (
                <VoteButton
                  label={`Vote for ${name}`}
                  words={isGiven ? 'Voted' : 'Vote'}
                  isGiven={isGiven}
                  onPress={() => toggle(name)}
                />
              ),
            }
          })}
        />
      </Rack>
      <Rack label="VoteButton, under way and without votes left">
        <VoteButton
          label="Vote for Lior"
          words="Vote"
          isGiven={false}
          isPending
          onPress={() => {}}
        />
        <VoteButton
          label="Vote for Noor"
          words="No votes left"
          isGiven={false}
          isDisabled
          onPress={() => {}}
        />
      </Rack>
      <Rack label="Upload" way="stack">
        <Upload
          label={`Your picture for the contest, ${theme}`}
          hint="Drop it here. JPEG or PNG, up to 10 MB"
          accept={['image/jpeg', 'image/png']}
          isMany
          files={[
            { id: '1', name: 'curtain.png', icon: 'photo', line: '2,4 MB of 6,1 MB', share: 0.4 },
            { id: '2', name: 'stairs.jpg', icon: 'photo', line: '3,8 MB, arrived' },
            {
              id: '3',
              name: 'rehearsal-with-everybody-on-stage.tiff',
              icon: 'photo',
              line: 'This kind of file cannot be shown. Choose a JPEG or PNG.',
              isRefused: true,
            },
          ]}
          onChoose={() => {}}
          onRemove={() => {}}
          words={{ choose: 'Choose files', remove: (name) => `Remove: ${name}` }}
        />
      </Rack>
    </>
  )
}

export function Reading() {
  return (
    <Rack label="Article" way="stack">
      <Article
        level={4}
        kicker="Interviews · 21 November"
        title="“I count the lamps before I sing”"
        lead="Juno Marlowe on stage fright, candles and why the last row hears everything."
        byline="By Robin Vale · 6 minutes"
        picture={
          <Picture
            address={pictureAddress('cover', 'interview')}
            shape="cover"
            alt="Beams of light on an empty stage"
            sizes="(width >= 768px) 42rem, 95vw"
          />
        }
      >
        <p>
          The house is dark when we meet, and the only light comes from a lamp that somebody left on
          the piano. Juno moves it a little to the left before they sit down.
        </p>
        <p>
          There is a reason. Every evening begins with counting: eleven lamps above, four below, one
          that nobody else knows of.
        </p>
        <blockquote>When one is missing I sing to that corner until it is back.</blockquote>
        <h5>Three things for a first evening</h5>
        <ul>
          <li>Come early and choose a seat at the side.</li>
          <li>Say hello; whoever is on stage reads everything.</li>
          <li>Stay until the lamps are counted again.</li>
        </ul>
        <p>It is a good rule for any house, and not only for this one.</p>
      </Article>
    </Rack>
  )
}
