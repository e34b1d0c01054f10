import { ButtonLink } from '../../core/design/Link.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { PageNotice } from '../navigation/PageNotice.tsx'
import { useHref } from '../navigation/useHref.ts'

/** Seen at an address that leads nowhere. */
export function Page() {
  const text = useAreaText('shell')
  const href = useHref()
  const title = text('page.notFound.title')
  return (
    <PageNotice
      title={title}
      actions={
        <>
          <ButtonLink look="primary" icon="home" href={href({ name: 'home', params: {} })}>
            {text('page.notFound.home')}
          </ButtonLink>
          <ButtonLink icon="cam" href={href({ name: 'cams', params: {} })}>
            {text('page.notFound.cams')}
          </ButtonLink>
        </>
      }
    >
      <PageHead title={title} description={text('page.notFound.lead')} isUnlisted />
      {text('page.notFound.lead')}
    </PageNotice>
  )
}
