import { useEffect } from 'react'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { AgeCheckPart } from '../ageVerification/AgeCheckPart.tsx'
import { NewsletterSettings } from '../newsletter/NewsletterSettings.tsx'
import { PersonalArea } from '../personalArea/PersonalArea.tsx'
import { Access } from './Access.tsx'
import { Help } from './Help.tsx'
import { Membership } from './Membership.tsx'
import { Payment } from './Payment.tsx'
import { Person } from './Person.tsx'
import type english from './profile.en.json'
import { Settings } from './Settings.tsx'

/**
 * The guest's own page: what others see, access, membership, payment, settings, newsletters, help.
 */
export function Page() {
  const text = useAreaText('account')
  const title = text('profile.title')
  return (
    <PersonalRoom title={title}>
      <PersonalArea title={title} lead={text('profile.lead')}>
        <Parts />
      </PersonalArea>
    </PersonalRoom>
  )
}

function Parts() {
  const profile = useAddress('profile')
  useEffect(() => profile.send({ type: 'profile.openRequested' }), [profile])
  return (
    <>
      <Person />
      <Access />
      <AgeCheckPart />
      <Membership />
      <Payment />
      <Settings />
      <NewsletterSettings />
      <Help />
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    profile: typeof english
  }
}
