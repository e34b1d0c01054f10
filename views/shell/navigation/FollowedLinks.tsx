import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { pageAt } from '../../../machines/shell/navigation/routes.ts'
import { ApproachLink, FollowLink } from '../../core/design/Link.tsx'
import { useAddress } from '../../core/environment.tsx'
import { loadPage } from './pages.ts'

function isPlain(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}

function isOwn({ origin, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && (target === '' || target === '_self')
}

function isWithinPage({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === location.href.split('#')[0]
}

/** Fetches the code of the page that a link leads to; of one that does not come, the click tells. */
function fetchAhead(anchor: HTMLAnchorElement): void {
  if (isOwn(anchor) && !anchor.hasAttribute('download') && !isWithinPage(anchor))
    loadPage(pageAt(anchor.pathname)).catch(() => {})
}

/**
 * Lets links below lead to pages of ours without loading the document: a plain click tells the
 * navigation. Before it, the code of the page is fetched. Clicks with a modifier, downloads and other origins stay the browser's.
 */
export function FollowedLinks({ children }: { children: ReactNode }) {
  const navigation = useAddress('navigation')
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const anchor = event.currentTarget
      if (!isPlain(event) || !isOwn(anchor) || anchor.hasAttribute('download')) return
      if (isWithinPage(anchor)) return
      event.preventDefault()
      const { pathname, search, hash } = anchor
      navigation.send({ type: 'navigation.pathRequested', path: pathname + search + hash })
    },
    [navigation],
  )
  return (
    <ApproachLink value={fetchAhead}>
      <FollowLink value={follow}>{children}</FollowLink>
    </ApproachLink>
  )
}
