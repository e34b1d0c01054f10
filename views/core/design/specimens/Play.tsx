import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { pictureAddress } from '../picture.ts'
import { CalendarDoor } from '../play/CalendarDoor.tsx'
import { PrizeReveal } from '../play/PrizeReveal.tsx'
import { ScratchCard } from '../play/ScratchCard.tsx'
import { SlotMachine } from '../play/SlotMachine.tsx'
import { Wheel } from '../play/Wheel.tsx'
import { Rack } from './Rack.tsx'

const fields = [
  { id: 'coins', words: '40 coins', icon: 'coin' },
  { id: 'again', words: 'Once more', icon: 'reload' },
  { id: 'gift', words: 'A rose', icon: 'gift' },
  { id: 'none', words: 'Nothing', icon: 'moon' },
  { id: 'video', words: 'A video', icon: 'video' },
  { id: 'message', words: '3 messages', icon: 'mail' },
  { id: 'vip', words: 'A VIP day', icon: 'crown' },
  { id: 'bonus', words: '10% bonus', icon: 'tag' },
] as const

const doors = [
  { day: 1, state: 'missed', words: 'missed' },
  { day: 2, state: 'opened', words: 'open: 10 coins' },
  { day: 3, state: 'ready', words: 'open it' },
  { day: 4, state: 'locked', words: 'from 4 December on' },
] as const

export function Games() {
  const [isTurning, setTurning] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [isScratched, setScratched] = useState(false)
  return (
    <>
      <Rack label="Wheel" way="stack">
        <Wheel
          label="The wheel, with coins, videos and gifts"
          fields={fields}
          isTurning={isTurning}
          stoppedOn="gift"
          result={isTurning ? undefined : 'A rose'}
          action={
            <Button look="primary" isPending={isTurning} onPress={() => setTurning(true)}>
              Turn it, 2 left
            </Button>
          }
        />
        {isTurning && <Button onPress={() => setTurning(false)}>It stops</Button>}
      </Rack>
      <Rack label="SlotMachine" way="stack">
        <SlotMachine
          label={isRunning ? 'The reels run' : 'Three hearts'}
          reels={['heart', 'heart', 'heart']}
          isRunning={isRunning}
          isWon={!isRunning}
          result={isRunning ? undefined : 'Three hearts: 60 coins'}
          action={
            <Button look="primary" onPress={() => setRunning(!isRunning)}>
              {isRunning ? 'It stops' : 'Pull'}
            </Button>
          }
        />
        <SlotMachine
          label="A star, a gift and a crown"
          reels={['star', 'gift', 'crown']}
          isRunning={false}
          result="Not this time"
          action={<Button isDisabled>None left today</Button>}
        />
      </Rack>
      <Rack label="ScratchCard" way="stack">
        <ScratchCard
          label="Open the card"
          words="Scratch here"
          isOpen={isScratched}
          onOpen={() => setScratched(true)}
        >
          <p>A rose for Juno Marlowe</p>
          <Button size="small" onPress={() => setScratched(false)}>
            Cover it again
          </Button>
        </ScratchCard>
      </Rack>
    </>
  )
}

export function Prizes() {
  return (
    <>
      <Rack label="CalendarDoor" way="columns">
        {doors.map(({ day, state, words }) => (
          <CalendarDoor
            key={day}
            day={day}
            state={state}
            label={`Door ${day}, ${words}`}
            picture={pictureAddress('square', `door ${day}`)}
            onOpen={() => {}}
          >
            <Icon name="coin" />
            10 coins
          </CalendarDoor>
        ))}
      </Rack>
      <Rack label="PrizeReveal" way="stack">
        <PrizeReveal
          kicker="You won"
          title="20% on your next top-up"
          line="Good until the last day of November."
          icon="trophy"
          code="ENCORE20"
          action={<Button look="primary">Redeem it</Button>}
        />
        <PrizeReveal
          kicker="Not this time"
          title="The next turn is tomorrow"
          icon="moon"
          isBlank
          action={<Button>Tell me then</Button>}
        />
      </Rack>
    </>
  )
}
