import { useAreaText } from '../../core/text/text.tsx'
import { Part } from '../personalArea/Part.tsx'
import { EmailQuestion } from './EmailQuestion.tsx'
import { NewsletterList } from './NewsletterList.tsx'

/** The newsletters of somebody who is logged in; they go to the guest's own address. */
export function NewsletterSettings() {
  const text = useAreaText('account')
  return (
    <Part id="newsletters" title={text('newsletter.title')} lead={text('newsletter.lead')}>
      <EmailQuestion />
      <NewsletterList />
    </Part>
  )
}
