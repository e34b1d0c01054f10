import { selectIsLoggedIn } from '../../../machines/account/guest/guest.selectors.ts'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { StageArt } from '../../core/design/StageArt.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import page from '../../shell/navigation/Page.module.css'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { EmailQuestion } from './EmailQuestion.tsx'
import { NewsletterList } from './NewsletterList.tsx'
import style from './NewsletterPage.module.css'
import type english from './newsletter.en.json'

/** Newsletters to be had or left, also by somebody without an account [NWS-2 NWS-4]. */
export function NewsletterPage() {
  const text = useAreaText('account')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const lead = text(isLoggedIn ? 'newsletter.lead' : 'newsletter.lead.visitor')
  return (
    <div className={page.page}>
      <PageHead title={text('newsletter.title')} description={lead} />
      <section className={page.hero}>
        <StageArt seed="newsletters" />
        <div className={page.words}>
          <h1 className={page.title} tabIndex={-1}>
            {text('newsletter.title')}
          </h1>
          <p className={page.lead}>{lead}</p>
        </div>
      </section>
      <section className={style.letters} aria-labelledby="letters">
        <SectionHeading id="letters">{text('newsletter.choose')}</SectionHeading>
        <EmailQuestion />
        <NewsletterList />
      </section>
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    newsletter: typeof english
  }
}
