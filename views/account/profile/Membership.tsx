import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Panel, Part, Row } from '../personalArea/Part.tsx'
import { FlowButton } from './FlowButton.tsx'

/** What the guest is subscribed to, and the ways to change it. */
export function Membership() {
  const text = useAreaText('account')
  const gate = useAddress('gate')
  const { isVip, isVXSelect, isTvSubscriber, isTvTrial } = useActorState('guest', selectGuest)
  const hasTv = isTvSubscriber || isTvTrial || isVXSelect
  return (
    <Part id="membership" title={text('membership.title')} lead={text('membership.lead')}>
      <Panel>
        <Row
          title={text('membership.vip')}
          state={isVip && <Badge tone="vip">{text('membership.active')}</Badge>}
          actions={
            isVip ? (
              <FlowButton flow="vxsettings" words="membership.manage" about="membership.vip" />
            ) : (
              <>
                <FlowButton flow="trialvipabo" words="membership.try" about="membership.vip" />
                <Button
                  size="small"
                  look="primary"
                  onPress={() =>
                    gate.send({ type: 'gate.actionRequested', action: { type: 'getVip' } })
                  }
                >
                  {text('membership.vip.join')}
                </Button>
              </>
            )
          }
        >
          {text(isVip ? 'membership.vip.member' : 'membership.vip.words')}
        </Row>
        <Row
          title={text('membership.premium')}
          state={isVXSelect && <Badge>{text('membership.active')}</Badge>}
          actions={
            isVXSelect ? (
              <FlowButton flow="vxsettings" words="membership.manage" about="membership.premium" />
            ) : (
              <FlowButton flow="vxabo" words="membership.subscribe" about="membership.premium" />
            )
          }
        >
          {text(isVXSelect ? 'membership.premium.member' : 'membership.premium.words')}
        </Row>
        <Row
          title={text('membership.tv')}
          state={
            hasTv && (
              <Badge tone="quiet">
                {text(isTvTrial ? 'membership.trial' : 'membership.active')}
              </Badge>
            )
          }
          actions={
            hasTv ? (
              !isVXSelect && (
                <FlowButton flow="vxsettings" words="membership.manage" about="membership.tv" />
              )
            ) : (
              <FlowButton flow="vxtvabo" words="membership.subscribe" about="membership.tv" />
            )
          }
        >
          {text(isVXSelect ? 'membership.tv.included' : 'membership.tv.words')}
        </Row>
      </Panel>
    </Part>
  )
}
