import { useEnvironment } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { Consent } from '../consent/Consent.tsx'
import { ModalHost } from '../modals/ModalHost.tsx'
import { FollowedLinks } from '../navigation/FollowedLinks.tsx'
import { PageView } from '../navigation/PageView.tsx'
import { Announcer } from './Announcer.tsx'
import { Bar, Dock, TabBarDock } from './Dock.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import style from './Shell.module.css'

const contentId = 'content'

/** The frame around every page. Only what is inside `main` changes on a navigation. */
export function Shell() {
  const text = useText()
  const { isPast } = useEnvironment()
  return (
    <FollowedLinks>
      <Announcer>
        {!isPast && (
          <a className={style.skip} href={`#${contentId}`}>
            {text('shell.skip')}
          </a>
        )}
        <Consent />
        <div className={style.shell} data-scroll-target="top">
          <Header />
          <Bar />
          <main className={style.main} id={contentId} tabIndex={-1} data-scroll-target="default">
            <PageView />
          </main>
          <Footer />
          <TabBarDock />
        </div>
        <Dock />
        <ModalHost />
      </Announcer>
    </FollowedLinks>
  )
}
