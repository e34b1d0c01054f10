import { ButtonLink } from '../../core/design/Link.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSupportAddress } from '../../shell/shell/useSupportAddress.ts'
import { Panel, Part, Row } from '../personalArea/Part.tsx'

/** What only people can do for the guest: look into a problem, close the account. */
export function Help() {
  const text = useAreaText('account')
  return (
    <Part id="help" title={text('help.title')} lead={text('help.lead')}>
      <Panel>
        <Row title={text('help.problem')} actions={<SupportLink about={text('help.problem')} />}>
          {text('help.problem.words')}
        </Row>
        <Row title={text('help.close')} actions={<SupportLink about={text('help.close')} />}>
          {text('help.close.words')}
        </Row>
      </Panel>
    </Part>
  )
}

function SupportLink({ about }: { about: string }) {
  const text = useAreaText('account')
  const address = useSupportAddress()
  const words = text('help.support')
  return (
    <ButtonLink size="small" href={address} rel="noreferrer" aria-label={`${words}: ${about}`}>
      {words}
    </ButtonLink>
  )
}
