import { useEffect } from 'react'
import { PersonalArea } from '../../account/personalArea/PersonalArea.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { Vouchers } from '../vouchers/Vouchers.tsx'
import type english from './bonusCode.en.json'
import { CodeForm } from './CodeForm.tsx'
import { RedeemedCodes } from './RedeemedCodes.tsx'
import { RemainingCodes } from './RemainingCodes.tsx'

/** What the guest has besides coins: codes, and vouchers of every type. */
export function Page() {
  const text = useAreaText('money')
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

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    bonusCode: typeof english
  }
}
