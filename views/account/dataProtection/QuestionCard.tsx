import { selectIsDataProtectionAsked } from '../../../machines/account/dataProtection/dataProtection.selectors.ts'
import { Card } from '../../core/design/Card.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Question } from './Question.tsx'

/** The question where the texts are read that it is about: there it stands in the page, not before it. */
export function QuestionCard() {
  const isAsked = useActorState('dataProtection', selectIsDataProtectionAsked)
  return isAsked && <Asked />
}

function Asked() {
  const text = useAreaText('account')
  return (
    <Card title={text('protection.title')}>
      <Question />
    </Card>
  )
}
