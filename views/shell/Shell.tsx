import { PayTourDialog } from '../payTour/PayTourDialog.tsx'
import { StartPage } from '../start/StartPage.tsx'
import { useText } from '../text/text.tsx'
import { Announcer } from './Announcer.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import style from './Shell.module.css'

const contentId = 'content'

/** The frame around every page. */
export function Shell() {
  const text = useText()
  return (
    <div className={style.shell}>
      <a className={style.skip} href={`#${contentId}`}>
        {text('shell.skip')}
      </a>
      <Announcer />
      <Header />
      <main className={style.main} id={contentId} tabIndex={-1}>
        <StartPage />
      </main>
      <Footer />
      <PayTourDialog />
    </div>
  )
}
