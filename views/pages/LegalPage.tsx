import {
  selectLegalProgress,
  selectLegalText,
  selectLegalTextId,
} from '../../machines/legal/legal.selectors.ts'
import { selectShownPage } from '../../machines/navigation/navigation.selectors.ts'
import type { PageName } from '../../machines/navigation/routes.ts'
import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/Notice.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { type TextKey, useAreaText } from '../text/text.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import style from './LegalPage.module.css'

const words: Partial<Record<PageName, { title: TextKey; lead: TextKey }>> = {
  terms: { title: 'page.terms.title', lead: 'page.terms.lead' },
  dataProtection: { title: 'page.dataProtection.title', lead: 'page.dataProtection.lead' },
  imprint: { title: 'page.imprint.title', lead: 'page.imprint.lead' },
}

/** A legal document, as the platform keeps it. */
export function Page() {
  const text = useAreaText('pages')
  const page = useActorState('navigation', selectShownPage)
  const own = page && words[page]
  if (!own) return null
  return (
    <article className={style.page}>
      <PageHead title={text(own.title)} description={text(own.lead)} />
      <header className={style.head}>
        <h1 className={style.title} tabIndex={-1}>
          {text(own.title)}
        </h1>
        <p className={style.lead}>{text(own.lead)}</p>
      </header>
      <Document />
    </article>
  )
}

/** The text without its own title, which stands above it already. */
function Document() {
  const text = useAreaText('pages')
  const legal = useAddress('legal')
  const progress = useActorState('legal', selectLegalProgress)
  const document = useActorState('legal', selectLegalText)
  const id = useActorState('legal', selectLegalTextId)
  if (progress === 'failed') {
    return (
      <ErrorState
        title={text('legal.failed.title')}
        action={
          <Button icon="reload" onPress={() => legal.send({ type: 'legal.retryRequested' })}>
            {text('legal.retry')}
          </Button>
        }
      >
        {text('legal.failed')}
      </ErrorState>
    )
  }
  if (document === null || id === null) return <DocumentSkeleton />
  return (
    <>
      <DownloadLink id={id} text={document}>
        {text('legal.download')}
      </DownloadLink>
      <div className={style.text}>
        {blocksOf(document).map(({ key, block }) => (
          <Block key={key} text={block} />
        ))}
      </div>
    </>
  )
}

/** The blocks of a plain text: what blank lines part, each with its place as key. */
function blocksOf(text: string): { key: string; block: string }[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block, at) => block && (at > 0 || !isTitle(block)))
    .map((block, at) => ({ key: `${at} ${block.slice(0, 20)}`, block }))
}

/** A short line that is neither numbered nor a sentence. */
function isTitle(block: string): boolean {
  return /^\D.{1,60}$/u.test(block) && !/[.:;!?,]$/.test(block)
}

/** A paragraph, or a heading: a short numbered line of its own that does not end like a sentence. */
function Block({ text }: { text: string }) {
  const isHeading = /^\d+\. .{1,80}$/u.test(text) && !/[.:;!?,]$/.test(text)
  return isHeading ? <h2 className={style.heading}>{text}</h2> : <p>{text}</p>
}

function DocumentSkeleton() {
  const text = useAreaText('pages')
  return (
    <div className={style.text}>
      <VisuallyHidden>{text('legal.loading')}</VisuallyHidden>
      {['92%', '97%', '88%', '95%', '60%', '91%', '96%', '40%'].map((width) => (
        <Skeleton key={width} width={width} height="1.1rem" />
      ))}
    </div>
  )
}
