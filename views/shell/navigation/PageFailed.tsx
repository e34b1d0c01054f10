import { Button } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { PageHead } from './PageHead.tsx'
import { PageNotice } from './PageNotice.tsx'

/** Seen when the code of a page did not come. */
export function PageFailed() {
  const text = useText()
  const navigation = useAddress('navigation')
  return (
    <PageNotice
      title={text('page.failed.title')}
      isAlert
      actions={
        <Button
          look="primary"
          icon="reload"
          onPress={() => navigation.send({ type: 'navigation.retryRequested' })}
        >
          {text('page.failed.retry')}
        </Button>
      }
    >
      <PageHead title={text('page.failed.title')} description={text('page.failed')} isUnlisted />
      {text('page.failed')}
    </PageNotice>
  )
}
