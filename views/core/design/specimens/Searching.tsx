import { useState } from 'react'
import { Accordion } from '../Accordion.tsx'
import { Carousel } from '../Carousel.tsx'
import { Checkbox, RadioGroup } from '../Choice.tsx'
import { MediaTile } from '../MediaTile.tsx'
import { pictureAddress } from '../picture.ts'
import { AppliedFilters, Filters } from '../search/Filters.tsx'
import { Pagination } from '../search/Pagination.tsx'
import { SortMenu } from '../search/SortMenu.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const moods = ['Cabaret', 'Candlelight', 'Conversation', 'Dance']
const ways = [
  { value: 'any', words: 'Any' },
  { value: 'free', words: 'Free show' },
  { value: 'call', words: 'Video call' },
] as const
const orders = [
  { value: 'popular', words: 'Most loved' },
  { value: 'newest', words: 'Newest' },
  { value: 'cheapest', words: 'Lowest price' },
] as const

export function Filtering({ theme }: SpecimenProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(['Cabaret', 'Dance'])
  const [way, setWay] = useState<(typeof ways)[number]['value']>('any')
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('popular')
  const leaveOut = (mood: string) => setChosen(chosen.filter((one) => one !== mood))
  const clear = () => {
    setChosen([])
    setWay('any')
  }
  const groups = [
    {
      id: 'mood',
      title: 'Mood',
      count: chosen.length,
      content: moods.map((mood) => (
        <Checkbox
          key={mood}
          isSelected={chosen.includes(mood)}
          onChange={(isOn) => (isOn ? setChosen([...chosen, mood]) : leaveOut(mood))}
        >
          {mood}
        </Checkbox>
      )),
    },
    {
      id: 'way',
      title: 'How to meet',
      count: way === 'any' ? 0 : 1,
      content: <RadioGroup label="How to meet" options={ways} value={way} onChange={setWay} />,
    },
    { id: 'language', title: 'Language', count: 0, content: 'English, Deutsch, Español' },
  ]
  return (
    <>
      <Rack label="Filters: beside the list from 992 px, else a sheet" way="stack">
        <Filters
          title={`Filter, ${theme}`}
          groups={groups}
          level={4}
          isOpen={isOpen}
          onOpen={setOpen}
          onClear={chosen.length > 0 || way !== 'any' ? clear : undefined}
          words={{ close: 'Close', clear: 'Clear', show: 'Show 128 performers' }}
        />
      </Rack>
      <Rack label="AppliedFilters" way="stack">
        <AppliedFilters
          label={`Chosen, ${theme}`}
          filters={chosen.map((mood) => ({ id: mood, words: mood }))}
          remove={(words) => `Leave out: ${words}`}
          onRemove={leaveOut}
        />
      </Rack>
      <Rack label="SortMenu">
        <SortMenu label="Sorted by" value={order} options={orders} onChange={setOrder} />
      </Rack>
      <Rack label="Pagination" way="stack">
        {[
          [1, 30],
          [15, 30],
          [3, 4],
        ].map(([page = 1, count = 1]) => (
          <Pagination
            key={page}
            label={`Pages, at ${page}, ${theme}`}
            page={page}
            count={count}
            hrefOf={() => '#filtering'}
            words={{
              previous: 'Previous page',
              next: 'Next page',
              page: (number) => `Page ${number}`,
            }}
          />
        ))}
      </Rack>
    </>
  )
}

const films = ['Paper moon', 'Second curtain', 'After the applause', 'The understudy', 'Encore']
const questions = [
  {
    id: 'coins',
    title: 'What is a coin worth?',
    content: <p>Four coins are a euro. Coins are good for everything on stage.</p>,
  },
  {
    id: 'seen',
    title: 'Who sees that I am here?',
    content: <p>Nobody but those whom you write to, by the name that you chose.</p>,
  },
  {
    id: 'ends',
    title: 'How do I end a subscription, and what becomes of the rest of the month that I paid?',
    content: <p>In your settings, at any time. You keep what is paid.</p>,
  },
]

export function Rows({ theme }: SpecimenProps) {
  const [opened, setOpened] = useState<string[]>(['coins'])
  return (
    <>
      <Rack label="Carousel" way="stack">
        <Carousel
          label={`Films, ${theme}`}
          words={{ back: 'Back', on: 'On' }}
          of="covers"
          items={films.map((name) => ({
            id: name,
            content: (
              <MediaTile
                href="#rows"
                name={name}
                shape="cover"
                picture={pictureAddress('cover', name)}
              />
            ),
          }))}
        />
      </Rack>
      <Rack label="Accordion" way="stack">
        <Accordion items={questions} opened={opened} onChange={setOpened} level={4} />
      </Rack>
    </>
  )
}
