import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Icon, type IconName } from '../Icon.tsx'
import list from '../Menu.module.css'
import { Popover } from '../Popover.tsx'
import style from './Player.module.css'

export interface Selection {
  /** What is chosen, in words. */
  label: string
  value: string
  options: readonly { value: string; words: string }[]
  onChange: (value: string) => void
}

/** One of the player's drawings, which opens a list with one thing chosen. */
export function PlayerMenu({
  icon,
  label,
  value,
  options,
  onChange,
}: Selection & { icon: IconName }) {
  return (
    <MenuTrigger>
      <Button className={style.control} aria-label={label}>
        <Icon name={icon} />
      </Button>
      <Popover placement="top end">
        <Menu
          className={list.list}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            for (const key of keys) onChange(String(key))
          }}
        >
          {options.map((option) => (
            <MenuItem key={option.value} id={option.value} className={list.item}>
              <span>{option.words}</span>
              {option.value === value && <Icon name="check" />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
