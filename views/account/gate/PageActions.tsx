import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { useAreaText } from '../../core/text/text.tsx'
import { GatedButton } from './GatedButton.tsx'
import { actionsOf } from './offeredActions.ts'

/** What a page offers to who may do it; the first stands out. */
export function PageActions({ route }: { route: Route }) {
  const text = useAreaText('account')
  return actionsOf(route).map(({ words, icon, action, isOnlyWhileLocked }, at) => (
    <GatedButton
      key={words}
      action={action}
      icon={icon}
      look={at === 0 ? 'primary' : 'secondary'}
      isOnlyWhileLocked={isOnlyWhileLocked}
    >
      {text(words)}
    </GatedButton>
  ))
}
