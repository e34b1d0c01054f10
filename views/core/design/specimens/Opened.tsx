import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Menu } from '../Menu.tsx'
import { Modal, ModalBody, Sheet } from '../Modal.tsx'
import { Popover } from '../Popover.tsx'
import { Tabs } from '../Tabs.tsx'
import { Tooltip } from '../Tooltip.tsx'
import style from './Rack.module.css'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const sizes = ['fitting', 'small', 'medium', 'large'] as const
const sides = ['start', 'end', 'bottom'] as const
const tabs = [
  { value: 'about', words: 'About', panel: <p>Cellist by day, cabaret by night.</p> },
  { value: 'shows', words: 'Shows', panel: <p>Fridays at nine, doors at half past eight.</p> },
  { value: 'albums', words: 'Albums', panel: <p>Seven albums, two of them for members.</p> },
] as const
const things = [
  { id: 'share', words: 'Share', icon: 'share' },
  { id: 'report', words: 'Report', icon: 'flag' },
  { id: 'gift', words: 'Send a gift', icon: 'gift', isDisabled: true },
] as const

export function Opened({ theme }: SpecimenProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('about')
  const [opened, setOpened] = useState<string>()
  const [done, setDone] = useState('Nothing chosen yet')
  const hook = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(undefined)
  return (
    <>
      <Rack label="Tabs" way="stack">
        <Tabs label={`An artist, ${theme}`} tabs={tabs} value={tab} onChange={setTab} />
      </Rack>
      <Rack label="Menu, Popover, Tooltip">
        <Menu label="More" items={things} onAction={setDone} />
        <span>{done}</span>
        <Button ref={hook} onPress={() => setOpened('popover')}>
          Popover
        </Button>
        <Popover anchor={hook} isOpen={opened === 'popover'} onClose={close}>
          <p className={style.behind}>Anything may stand here.</p>
        </Popover>
        <Tooltip words="It stays between the two of you">
          <Button look="quiet">Point or focus</Button>
        </Tooltip>
      </Rack>
      <Rack label="Modal">
        {sizes.map((size) => (
          <Button key={size} onPress={() => setOpened(size)}>
            {size}
          </Button>
        ))}
      </Rack>
      <Rack label="Sheet">
        {sides.map((side) => (
          <Button key={side} onPress={() => setOpened(side)}>
            {side}
          </Button>
        ))}
      </Rack>
      {sizes.map(
        (size) =>
          opened === size && (
            <Modal
              key={size}
              title="Leave the show?"
              closeLabel="Close"
              onClose={close}
              size={size}
              footer={
                <>
                  <Button onPress={close}>Stay</Button>
                  <Button look="primary" onPress={close}>
                    Leave
                  </Button>
                </>
              }
            >
              <ModalBody>
                <p>Your ticket stays valid until the curtain falls.</p>
              </ModalBody>
            </Modal>
          ),
      )}
      {sides.map(
        (side) =>
          opened === side && (
            <Sheet key={side} title="Menu" closeLabel="Close" onClose={close} side={side}>
              <ModalBody>
                <p>A panel from the edge of the screen.</p>
              </ModalBody>
            </Sheet>
          ),
      )}
    </>
  )
}
