import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { actionsOf } from '../../account/gate/offeredActions.ts'
import { PageActions } from '../../account/gate/PageActions.tsx'
import { Button } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from '../navigation/Page.module.css'

/** What an area offers, where there is something: its filters, and what not everybody may do. */
export function AreaActions({ route }: { route: Route }) {
  const text = useText()
  const menus = useAddress('menus')
  const isSorted = route.name === 'videos'
  const hasOffers = actionsOf(route).length > 0
  if (!isSorted && !hasOffers) return null
  return (
    <div className={style.actions}>
      <PageActions route={route} />
      {isSorted && (
        <Button
          icon="categories"
          onPress={() => menus.send({ type: 'menus.toggleRequested', menu: 'categoryFilter' })}
        >
          {text('menu.categoryFilter')}
        </Button>
      )}
    </div>
  )
}
