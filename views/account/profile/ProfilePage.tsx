import { useEffect } from 'react'
import { useFirstFew } from '../../core/design/useFirstFew.ts'
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

const parts = Object.entries({
  Person,
  Access,
  AgeCheckPart,
  Membership,
  Payment,
  Settings,
  NewsletterSettings,
  Help,
})
/** Of those, on a desk, while the page stands at its top. */
const seenFirst = 3

function Parts() {
  const drawn = useFirstFew(parts.length, seenFirst)
  const profile = useAddress('profile')
  useEffect(() => profile.send({ type: 'profile.openRequested' }), [profile])
  return parts.slice(0, drawn).map(([name, Part]) => <Part key={name} />)
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    profile: typeof english
  }
}
