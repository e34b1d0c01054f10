import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { Countdown } from '../Countdown.tsx'
import { Receipt } from '../money/Receipt.tsx'
import { TransactionTable } from '../money/TransactionTable.tsx'
import { Progress } from '../Progress.tsx'
import { ComboBox } from '../search/ComboBox.tsx'
import { RangeSlider } from '../search/RangeSlider.tsx'
import { TabBar, TabButton, TabLink } from '../TabBar.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const units = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }
const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const
const coins = (amount: number) => ({ amount, currency: 'VXC' }) as const

export function Figures({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="Progress" way="stack">
        <Progress label="Collected today" value={0} max={5} words="0 of 5" />
        <Progress
          label="Points of the evening"
          value={240}
          max={500}
          words="240 of 500"
          marks={[100, 300, 500]}
          line="60 more for the next prize"
        />
        <Progress label="For a longer evening" value={1000} max={1000} words="Reached" />
      </Rack>
      <Rack label="Countdown" way="stack">
        <Countdown
          label="Until the curtain"
          seconds={183_784}
          words="2 days and 3 hours"
          units={units}
          over=""
        />
        <Countdown
          label="Today’s offer ends in"
          seconds={754}
          words="12 minutes"
          units={units}
          over=""
        />
        <Countdown label="Until the curtain" seconds={0} words="" units={units} over="It is up" />
      </Rack>
      <Rack label="Receipt" way="stack">
        <Receipt
          title={`Receipt, ${theme}`}
          level={4}
          facts={[
            { term: 'Number', words: '2411-0087' },
            { term: 'Paid on', words: '21 November, 20:14' },
            { term: 'Paid by', words: 'Bank card ending in 4242' },
          ]}
          lines={[
            { id: 'coins', words: '400 coins', sum: euro(100) },
            { id: 'bonus', words: 'Bonus code ENCORE20', sum: euro(-20) },
          ]}
          total={{ words: 'Paid', sum: euro(80) }}
          unit="euro"
          note="It contains 19% value added tax."
          action={
            <Button size="small" icon="download">
              Keep it
            </Button>
          }
        />
      </Rack>
      <Rack label="TransactionTable" way="stack">
        <TransactionTable
          label={`Account, ${theme}`}
          head={{ what: 'What it was for', amount: 'Coins' }}
          unit="coins"
          months={[
            {
              id: 'november',
              title: 'November',
              rows: [
                {
                  id: '1',
                  icon: 'coin',
                  title: 'Topped up',
                  line: '21.11., 20:14 · bank card',
                  sum: coins(400),
                  after: '1.240 after',
                },
                {
                  id: '2',
                  icon: 'video',
                  title: 'The long intermission',
                  line: '20.11., 23:02',
                  sum: coins(-40),
                  after: '840 after',
                },
                {
                  id: '3',
                  icon: 'cam',
                  title: 'Live chat with Juno Marlowe',
                  line: '20.11., 22:10',
                  sum: coins(-96),
                  state: { icon: 'linking', tone: 'waiting', words: 'Under way' },
                },
              ],
            },
            {
              id: 'october',
              title: 'October',
              rows: [
                {
                  id: '4',
                  icon: 'gift',
                  title: 'A rose for Ada Lark, which did not arrive',
                  line: '02.10., 21:40',
                  sum: coins(12),
                  state: { icon: 'check', tone: 'good', words: 'Given back' },
                },
                {
                  id: '5',
                  icon: 'coin',
                  title: 'Top-up',
                  line: '01.10., 09:12 · bank card',
                  sum: coins(0),
                  state: { icon: 'alert', tone: 'bad', words: 'Refused by the bank' },
                },
              ],
            },
          ]}
        />
      </Rack>
    </>
  )
}

const found = [
  {
    id: 'performers',
    title: 'Performers',
    results: [
      {
        id: 'juno',
        words: 'Juno Marlowe',
        line: 'Live',
        picture: <Avatar id="Juno" name="Juno Marlowe" size="small" />,
      },
      {
        id: 'june',
        words: 'June Hallow',
        line: 'Away',
        picture: <Avatar id="June" name="June Hallow" size="small" />,
      },
    ],
  },
  {
    id: 'videos',
    title: 'Videos',
    results: [{ id: 'film', words: 'June in the orangery', line: '24:10', icon: 'video' as const }],
  },
]

export function Seeking({ theme }: SpecimenProps) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState('Nothing chosen yet')
  const [prices, setPrices] = useState<[number, number]>([20, 60])
  return (
    <>
      <Rack label="ComboBox with groups" way="stack">
        <ComboBox
          label="Search"
          placeholder="Name, show or word"
          value={words}
          onChange={setWords}
          groups={words.length > 4 ? [] : found}
          empty={`Nothing was found for “${words}”.`}
          onChoose={setChosen}
        />
        <p>{chosen}</p>
      </Rack>
      <Rack label="RangeSlider" way="stack">
        <RangeSlider
          label="Price"
          value={prices}
          min={0}
          max={100}
          step={5}
          words={`${prices[0]} to ${prices[1]} coins`}
          thumbs={{ from: 'From', to: 'To' }}
          onChange={setPrices}
        />
        <RangeSlider
          label="Age, disabled"
          value={[18, 99]}
          min={18}
          max={99}
          words="Any"
          thumbs={{ from: 'From', to: 'To' }}
          onChange={() => {}}
          isDisabled
        />
      </Rack>
      <Rack label="TabBar" way="stack">
        <TabBar label={`Most important, ${theme}`}>
          <TabLink href="#home" words="Home" icon="home" isCurrent />
          <TabLink href="#cams" words="Cams" icon="cam" />
          <TabLink
            href="#messages"
            words="Messages"
            icon="chat"
            count={{ figure: '3', words: '3 new' }}
          />
          <TabButton words="Search" icon="search" aria-expanded={false} />
          <TabButton words="My area" icon="person" aria-expanded />
        </TabBar>
      </Rack>
    </>
  )
}
