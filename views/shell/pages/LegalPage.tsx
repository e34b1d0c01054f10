import {
  selectLegalProgress,
  selectLegalText,
  selectLegalTextId,
} from '../../../machines/shell/legal/legal.selectors.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { QuestionCard } from '../../account/dataProtection/QuestionCard.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Link } from '../../core/design/Link.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import style from './LegalPage.module.css'
import { LegalVersions } from './LegalVersions.tsx'
import { blocksOf, type LegalBlock } from './legalBlocks.ts'

const words: Partial<Record<PageName, { title: TextKey; lead: TextKey }>> = {
  terms: { title: 'page.terms.title', lead: 'page.terms.lead' },
  dataProtection: { title: 'page.dataProtection.title', lead: 'page.dataProtection.lead' },
  imprint: { title: 'page.imprint.title', lead: 'page.imprint.lead' },
}

/** A legal document, as the platform keeps it. */
export function Page() {
  const text = useAreaText('shell')
  const page = useActorState('navigation', selectShownPage)
  const own = page && words[page]
  if (!own) return null
  return (
    <>
      <Breadcrumbs />
      <article className={style.page}>
        <PageHead title={text(own.title)} description={text(own.lead)} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {text(own.title)}
          </h1>
          <p className={style.lead}>{text(own.lead)}</p>
        </header>
        <div className={style.question}>
          <QuestionCard />
        </div>
        <Document />
      </article>
    </>
  )
}

/** The text without its own title, which stands above it already. */
function Document() {
  const text = useAreaText('shell')
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
        <WhyFailed text="legal.failed" />
      </ErrorState>
    )
  }
  if (document === null || id === null) return <DocumentSkeleton />
  const blocks = blocksOf(document)
  return (
    <>
      <DownloadLink id={id} text={document}>
        {text('legal.download')}
      </DownloadLink>
      <div className={style.document}>
        <Contents headings={blocks.filter(({ isHeading }) => isHeading)} />
        <div className={style.text}>
          {blocks.map((block) =>
            block.isHeading ? (
              <h2 key={block.id} id={block.id} className={style.heading}>
                {block.text}
              </h2>
            ) : (
              <p key={block.id}>{block.text}</p>
            ),
          )}
        </div>
      </div>
      <LegalVersions id={id} />
    </>
  )
}

/** The ways to the headings; one heading needs no list. */
function Contents({ headings }: { headings: readonly LegalBlock[] }) {
  const text = useAreaText('shell')
  if (headings.length < 2) return null
  return (
    <nav className={style.contents} aria-labelledby="contents">
      <h2 id="contents" className={style.contentsTitle}>
        {text('legal.contents')}
      </h2>
      <ul>
        {headings.map(({ id, text: words }) => (
          <li key={id}>
            <Link look="plain" href={`#${id}`}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DocumentSkeleton() {
  const text = useAreaText('shell')
  return (
    <div className={style.text}>
      <VisuallyHidden>{text('legal.loading')}</VisuallyHidden>
      {['92%', '97%', '88%', '95%', '60%', '91%', '96%', '40%'].map((width) => (
        <Skeleton key={width} width={width} height="1.1rem" />
      ))}
    </div>
  )
}
