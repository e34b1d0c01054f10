import type { RouteName } from '../../machines/navigation/routes.ts'
import { Button } from '../design/Button.tsx'
import { useAddress } from '../environment.tsx'
import style from '../navigation/Page.module.css'
import { useText } from '../text/text.tsx'

const camRoutes: ReadonlySet<RouteName> = new Set(['cams', 'camShows', 'newGirls', 'freeChat'])
const sortedRoutes: ReadonlySet<RouteName> = new Set([...camRoutes, 'category', 'videos'])

/** The filters that belong to an area, where there are some. */
export function AreaActions({ route }: { route: RouteName }) {
  const text = useText()
  const menus = useAddress('menus')
  if (!sortedRoutes.has(route)) return null
  return (
    <div className={style.actions}>
      {camRoutes.has(route) && (
        <Button
          icon="filter"
          onPress={() => menus.send({ type: 'menus.toggleRequested', menu: 'camFilter' })}
        >
          {text('menu.camFilter')}
        </Button>
      )}
      <Button
        icon="categories"
        onPress={() => menus.send({ type: 'menus.toggleRequested', menu: 'categoryFilter' })}
      >
        {text('menu.categoryFilter')}
      </Button>
    </div>
  )
}
