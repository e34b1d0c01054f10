import {
  selectIsInstallExplained,
  selectIsInstallOffered,
} from '../../../machines/shell/homescreen/homescreen.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import type english from './homescreen.en.json'

/** Offers to put the app on the home screen, or says how where the browser cannot [NAV-33]. */
export function HomescreenOffer() {
  const text = useText()
  const homescreen = useAddress('homescreen')
  const isOffered = useActorState('homescreen', selectIsInstallOffered)
  const isExplained = useActorState('homescreen', selectIsInstallExplained)
  if (!isOffered && !isExplained) return null
  return (
    <section aria-label={text('homescreen.title')}>
      <NoticeCard
        icon="plus"
        tone="info"
        close={{
          words: text('homescreen.dismiss'),
          onPress: () => homescreen.send({ type: 'homescreen.dismissed' }),
        }}
        actions={
          isOffered && (
            <Button
              size="small"
              onPress={() => homescreen.send({ type: 'homescreen.installRequested' })}
            >
              {text('homescreen.install')}
            </Button>
          )
        }
      >
        <p>{text(isExplained ? 'homescreen.manual' : 'homescreen.prompt')}</p>
      </NoticeCard>
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    homescreen: typeof english
  }
}
