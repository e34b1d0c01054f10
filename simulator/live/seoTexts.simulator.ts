import { languageOf } from '../core/language.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import { liveTexts } from './liveTexts.ts'

interface Question {
  tags: readonly string[]
  language: string
}

/** What the query service says about subjects, in the order of their tags; nothing about others [SEO-5]. */
export function seoTextsRoot() {
  return {
    seoTexts({ tags, language }: Question) {
      const { seo } = liveTexts(languageOf(language))
      return tags.flatMap((tag) =>
        Object.hasOwn(seo, tag) ? [{ tag, ...seo[tag as keyof typeof seo] }] : [],
      )
    },
  }
}

/** What is said about a performer's page of a group of tags [SEO-3]. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'seo/getActorSeoContent/:actorId/:tagGroup',
    answer({ parameter, language, platform: { world } }) {
      const performer = world.performers.get(parameter('actorId'))
      if (!performer) throw new Refusal(404, 'actorId: there is no such performer', 'actorId')
      const { actorTag } = liveTexts(languageOf(language))
      const filled = (words: string) =>
        words
          .replaceAll('{name}', performer.name)
          .replaceAll('{tag}', parameter('tagGroup').replaceAll('-', ' '))
      return { content: { title: filled(actorTag.title), text: filled(actorTag.text) } }
    },
  }),
]
