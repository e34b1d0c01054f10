import { useEffect } from 'react'
import { useAddress } from '../environment.tsx'
import { PersonalRoom } from '../pages/PersonalRoom.tsx'
import { PersonalArea } from '../personalArea/PersonalArea.tsx'
import { useAreaText } from '../text/text.tsx'
import { Vouchers } from '../vouchers/Vouchers.tsx'
import { CodeForm } from './CodeForm.tsx'
import { RedeemedCodes } from './RedeemedCodes.tsx'
import { RemainingCodes } from './RemainingCodes.tsx'

/** What the guest has besides coins: codes, and vouchers of every type. */
export function Page() {
  const text = useAreaText('account')
  const title = text('benefits.title')
  return (
    <PersonalRoom title={title}>
      <PersonalArea title={title} lead={text('benefits.lead')}>
        <Parts />
      </PersonalArea>
    </PersonalRoom>
  )
}

function Parts() {
  const bonusCode = useAddress('bonusCode')
  useEffect(() => bonusCode.send({ type: 'bonusCode.openRequested' }), [bonusCode])
  return (
    <>
      <CodeForm />
      <RemainingCodes />
      <Vouchers />
      <RedeemedCodes />
    </>
  )
}
