import { useLayoutEffect } from 'react'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { once } from '../../core/once.ts'
import { useText } from '../../core/text/text.tsx'
import { endFirstView } from '../boot/firstView.ts'
import { Later } from '../shell/Later.tsx'
import { PageHead } from './PageHead.tsx'
import { PageNotice } from './PageNotice.tsx'
import { useHref } from './useHref.ts'

const loadTools = once(() => import('../../support/report/ReportTools.tsx'))

/** Stands in the place of a page that broke. */
export function PageCrashed() {
  const text = useText()
  const href = useHref()
  useLayoutEffect(() => endFirstView(), [])
  return (
    <PageNotice
      title={text('page.crash.title')}
      isAlert
      actions={
        <>
          <Button look="primary" icon="reload" onPress={() => window.location.reload()}>
            {text('page.crash.reload')}
          </Button>
          <ButtonLink href={href({ name: 'home', params: {} })}>
            {text('page.crash.home')}
          </ButtonLink>
          <Later load={loadTools} part="ReportTools" />
        </>
      }
    >
      <PageHead title={text('page.crash.title')} description={text('page.crash')} isUnlisted />
      {text('page.crash')}
    </PageNotice>
  )
}
