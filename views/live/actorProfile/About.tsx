import { useEffect } from 'react'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  selectHaveInsightsFailed,
  selectInsights,
  selectOpenInterviews,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { selectCategories } from '../../../machines/shell/categories/categories.selectors.ts'
import { Accordion } from '../../core/design/Accordion.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { worded } from '../../shell/pages/readable.ts'
import { ActorPictures } from '../actorPictures/ActorPictures.tsx'
import style from './ActorProfile.module.css'
import { HeatMap } from './HeatMap.tsx'
import { PartFailed } from './PartFailed.tsx'

const features = {
  livePreview: 'actorProfile.feature.livePreview',
  hd: 'actorProfile.feature.hd',
  audio: 'actorProfile.feature.audio',
  dildocontrol: 'actorProfile.feature.dildocontrol',
} as const

const types = {
  F: 'actorProfile.type.F',
  M: 'actorProfile.type.M',
  FM: 'actorProfile.type.FM',
  FF: 'actorProfile.type.FF',
  S: 'actorProfile.type.S',
} as const

const none: readonly [] = []

/** What the performer tells of themselves, when they are there, and what they answered. */
export function About({ actor }: { actor: ActorProfile }) {
  return (
    <>
      <p className={style.about}>{actor.about}</p>
      <Facts actor={actor} />
      <ActorPictures actor={actor} />
      <Insights name={actor.name} />
    </>
  )
}

function Facts({ actor: { categories, chatFeatures, type } }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const address = useAddress('categories')
  const known = useStateOfLater('categories', selectCategories, none)
  useEffect(() => address.send({ type: 'categories.wanted' }), [address])
  const titled = categories.map(
    (slug) => known.find((category) => category.slug === slug)?.title ?? worded(slug),
  )
  const offered = (Object.keys(features) as (keyof typeof features)[]).filter(
    (feature) => chatFeatures[feature],
  )
  const facts = [
    { term: text('actorProfile.fact.type'), words: text(types[type]) },
    { term: text('actorProfile.fact.categories'), words: list.format(titled) },
    {
      term: text('actorProfile.fact.features'),
      words: list.format(offered.map((feature) => text(features[feature]))),
    },
  ].filter(({ words }) => words !== '')
  return (
    <dl className={style.facts}>
      {facts.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Insights({ name }: { name: string }) {
  const text = useAreaText('live')
  const address = useAddress('actorProfile')
  const insights = useActorState('actorProfile', selectInsights)
  const haveFailed = useActorState('actorProfile', selectHaveInsightsFailed)
  const opened = useActorState('actorProfile', selectOpenInterviews)
  if (haveFailed) return <PartFailed words={text('actorProfile.insights.failed')} />
  if (!insights) return <Skeleton width="100%" height="18rem" />
  return (
    <div className={style.columns}>
      <HeatMap name={name} heatMap={insights.heatMap} />
      {insights.interviews.length > 0 && (
        <section className={style.part} aria-labelledby="interviews">
          <SectionHeading id="interviews">{text('actorProfile.interviews')}</SectionHeading>
          <Accordion
            isMany
            items={insights.interviews.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <p>{answer}</p>,
            }))}
            opened={opened}
            onChange={(ids) => address.send({ type: 'actorProfile.interviewsOpened', ids })}
          />
        </section>
      )}
    </div>
  )
}
