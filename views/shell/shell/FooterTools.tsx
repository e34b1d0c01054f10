import { useText } from '../../core/text/text.tsx'
import { ReportTools } from '../../support/report/ReportTools.tsx'
import style from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** How the page is shown, its language and its theme, and help when something is odd. */
export function FooterTools() {
  const text = useText()
  return (
    <>
      <div className={`${style.group} ${style.switches}`}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <div className={style.group}>
        <p className={style.meaning}>{text('eventLog.meaning')}</p>
        <div className={style.help}>
          <ReportTools size="small" />
        </div>
      </div>
    </>
  )
}
