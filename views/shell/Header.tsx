import { Wordmark } from '../design/Wordmark.tsx'
import { Account } from './Account.tsx'
import { Connection } from './Connection.tsx'
import style from './Header.module.css'

/** Who is here, what they have, and whether the line to the platform stands. */
export function Header() {
  return (
    <header className={style.header}>
      <div className={style.inner}>
        <Wordmark />
        <Connection />
        <Account />
      </div>
    </header>
  )
}
