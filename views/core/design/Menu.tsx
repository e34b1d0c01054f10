import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { type ButtonLook, buttonStyle } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import style from './Menu.module.css'
import { Popover } from './Popover.tsx'

interface Props<T extends string> extends ButtonLook {
  /** Words of the button that opens it. */
  label: string
  icon?: IconName
  items: readonly { id: T; words: string; icon?: IconName; isDisabled?: boolean }[]
  onAction: (id: T) => void
}

/** A button and the short list of things to do that opens below it. */
export function Menu<T extends string>({ label, icon, items, onAction, ...look }: Props<T>) {
  return (
    <MenuTrigger>
      <Button className={buttonStyle(look)}>
        {icon && <Icon name={icon} />}
        <span>{label}</span>
        <Icon name="chevronDown" />
      </Button>
      <Popover placement="bottom start">
        <AriaMenu className={style.list} onAction={(id) => onAction(id as T)}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              className={style.item}
              isDisabled={item.isDisabled}
            >
              {item.icon && <Icon name={item.icon} />}
              <span>{item.words}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
