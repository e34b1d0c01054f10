import type { ReactNode } from 'react'
import { cases as dataProtection } from '../../machines/account/dataProtection/dataProtection.cases.ts'
import type { Area } from '../../machines/core/areas.ts'
import { cases as bundles } from '../../machines/library/bundles/bundles.cases.ts'
import { cases as purchase } from '../../machines/library/purchase/purchase.cases.ts'
import { cases as autoRecharge } from '../../machines/money/autoRecharge/autoRecharge.cases.ts'
import { cases as cancellationOffer } from '../../machines/money/cancellationOffer/cancellationOffer.cases.ts'
import { cases as categories } from '../../machines/shell/categories/categories.cases.ts'
import { cases as consent } from '../../machines/shell/consent/consent.cases.ts'
import { cases as homescreen } from '../../machines/shell/homescreen/homescreen.cases.ts'
import { cases as updates } from '../../machines/shell/updates/updates.cases.ts'
import { Question } from '../../views/account/dataProtection/Question.tsx'
import { Page as BundlesPage } from '../../views/library/bundles/BundlesPage.tsx'
import { Dialogs as LibraryDialogs } from '../../views/library/LibraryDialogs.tsx'
import { AutoRechargeBar } from '../../views/money/autoRecharge/AutoRechargeBar.tsx'
import { CancellationOfferBar } from '../../views/money/cancellationOffer/CancellationOfferBar.tsx'
import { Consent } from '../../views/shell/consent/Consent.tsx'
import { HomescreenOffer } from '../../views/shell/homescreen/HomescreenOffer.tsx'
import { Content as CategoryMenu } from '../../views/shell/menus/CategoryMenu.tsx'
import { UpdateNotice } from '../../views/shell/updates/UpdateNotice.tsx'
import type { AnyCases } from '../testing/cases.ts'

/** What a guest uses to bring about an event, as assistive technology finds it. */
interface Control {
  role: 'button' | 'checkbox'
  name: string | RegExp
  /** Of a checkbox, which state it must be in to be used. */
  checked?: boolean
}

/** A view of a chart, on which its paths are walked. */
export interface ViewStage {
  cases: AnyCases
  /** Whose texts it is drawn with. */
  area: Area
  draw: (container: HTMLElement) => ReactNode
  /** By what happens when it is used, as the labels of paths say. */
  controls: Readonly<Record<string, Control>>
}

const button = (name: string | RegExp): Control => ({ role: 'button', name })
const again = button('Try again')

/** The views on which the paths of their charts are walked, by the addresses of these. */
export const viewStages: Readonly<Record<string, ViewStage>> = {
  autoRecharge: {
    cases: autoRecharge,
    area: 'money',
    draw: () => <AutoRechargeBar />,
    controls: {
      'autoRecharge.acceptRequested': button('Set it up'),
      'autoRecharge.dismissRequested': button(/^Dismiss/),
    },
  },
  bundles: {
    cases: bundles,
    area: 'library',
    draw: () => <BundlesPage />,
    controls: { 'bundles.retryRequested': again },
  },
  cancellationOffer: {
    cases: cancellationOffer,
    area: 'money',
    draw: () => <CancellationOfferBar />,
    controls: {
      'cancellationOffer.acceptRequested': button('Keep it'),
      'cancellationOffer.closeRequested': button(/^Dismiss/),
    },
  },
  categories: {
    cases: categories,
    area: 'shell',
    draw: () => <CategoryMenu />,
    controls: { 'categories.retryRequested': again },
  },
  consent: {
    cases: consent,
    area: 'shell',
    draw: () => <Consent />,
    controls: {
      'consent.allAccepted': button('Accept all'),
      'consent.categorySwitched': { role: 'checkbox', name: /Analytics/, checked: false },
      'consent.choiceAccepted': button('Save choice'),
      'consent.choiceDismissed': button('Back without changes'),
      'consent.choiceRequested': button('Choose'),
      'consent.necessaryAccepted': button('Only what is necessary'),
    },
  },
  dataProtection: {
    cases: dataProtection,
    area: 'account',
    draw: () => <Question />,
    controls: {
      'dataProtection.answered #1': button('I accept'),
      'dataProtection.answered #2': button('I do not accept'),
      'dataProtection.bothAccepted': button('Accept this and the terms'),
      'dataProtection.retryRequested': again,
    },
  },
  homescreen: {
    cases: homescreen,
    area: 'shell',
    draw: () => <HomescreenOffer />,
    controls: {
      'homescreen.dismissed': button('Not now'),
      'homescreen.installRequested': button('Add'),
    },
  },
  purchase: {
    cases: purchase,
    area: 'library',
    draw: (container) => <LibraryDialogs container={container} />,
    controls: {
      'purchase.closeRequested': button(/^(Not now|Go on)$/),
      'purchase.retryRequested': again,
    },
  },
  updates: {
    cases: updates,
    area: 'shell',
    draw: () => <UpdateNotice />,
    controls: {
      'updates.installRequested': button('Load it now'),
      'updates.postponed': button('Later'),
    },
  },
}
