import { useMemo } from 'react'
import {
  type NewsletterName,
  newsletterTypes,
} from '../../../machines/account/newsletter/newsletter.events.ts'
import { selectNewsletterProgress } from '../../../machines/account/newsletter/newsletter.selectors.ts'
import { Segmented } from '../../core/design/Choice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { Panel } from '../personalArea/Part.tsx'
import style from './NewsletterList.module.css'

const looks: Readonly<Record<NewsletterName, { title: TextKey; words: TextKey }>> = {
  vipClub: { title: 'newsletter.vipClub', words: 'newsletter.vipClub.words' },
  lateNight: { title: 'newsletter.lateNight', words: 'newsletter.lateNight.words' },
  vrPorn: { title: 'newsletter.vrPorn', words: 'newsletter.vrPorn.words' },
  contests: { title: 'newsletter.contests', words: 'newsletter.contests.words' },
}

const names = Object.keys(looks) as NewsletterName[]

/** Every newsletter, each to be had or left [NWS-1]. */
export function NewsletterList() {
  return (
    <Panel>
      <ul>
        {names.map((name) => (
          <Newsletter key={name} name={name} />
        ))}
      </ul>
    </Panel>
  )
}

type Choice = 'yes' | 'no'

const chosen: Readonly<Record<string, Choice>> = {
  subscribing: 'yes',
  subscribed: 'yes',
  unsubscribing: 'no',
  unsubscribed: 'no',
}

const said: Readonly<Record<string, TextKey>> = {
  subscribing: 'newsletter.saving',
  unsubscribing: 'newsletter.saving',
  subscribed: 'newsletter.subscribed',
  unsubscribed: 'newsletter.unsubscribed',
  failed: 'newsletter.failed',
}

/** Until it is chosen neither side is: the platform does not tell how it stands. */
function Newsletter({ name }: { name: NewsletterName }) {
  const text = useAreaText('account')
  const newsletter = useAddress('newsletter')
  const select = useMemo(() => selectNewsletterProgress(name), [name])
  const progress = useActorState('newsletter', select)
  const title = text(looks[name].title)
  const words = said[progress]
  return (
    <li className={style.newsletter} data-type={newsletterTypes[name]}>
      <div className={style.words}>
        <h3 className={style.title}>{title}</h3>
        <p className={style.quiet}>{text(looks[name].words)}</p>
        <p className={progress === 'failed' ? style.bad : style.state} role="status">
          {words && text(words)}
        </p>
      </div>
      <Segmented<Choice>
        label={title}
        value={chosen[progress] ?? null}
        options={[
          { value: 'yes', words: text('newsletter.yes') },
          { value: 'no', words: text('newsletter.no') },
        ]}
        onChange={(choice) =>
          newsletter.send({
            type:
              choice === 'yes'
                ? 'newsletter.subscribeRequested'
                : 'newsletter.unsubscribeRequested',
            newsletter: name,
          })
        }
      />
    </li>
  )
}
