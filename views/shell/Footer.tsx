import { useText } from '../text/text.tsx'
import style from './Footer.module.css'
import { SaveEventLog } from './SaveEventLog.tsx'

/** Help when something is odd. */
export function Footer() {
  const text = useText()
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <p className={style.meaning}>{text('eventLog.meaning')}</p>
        <SaveEventLog />
      </div>
    </footer>
  )
}
