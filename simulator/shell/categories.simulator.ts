import type { Account } from '../core/account.ts'
import { querySchema } from '../core/graphql/querySchema.ts'
import { graphqlHandler } from '../core/graphqlService.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { bearerOf, judgeToken } from '../core/visitors.ts'
import { libraryChanges } from '../library/libraryMutations.ts'
import { libraryRoot } from '../library/libraryQueries.ts'
import { actorQueries } from '../live/actorInsights.ts'
import { chatShowsRoot } from '../live/chatShowQueries.ts'
import { featureFeedbackRoot } from '../live/featureFeedback.ts'
import { freePreviewRoot } from '../live/freeChatTimes.ts'
import { modelsRoot } from '../live/models.simulator.ts'
import { seoTextsRoot } from '../live/seoTexts.simulator.ts'
import { sidebarRoot } from '../live/sidebar.ts'
import { topCamsRoot } from '../live/topCams.ts'
import { categoryTitles } from './categoryData.ts'
import { legalTextsRoot } from './legalVersions.ts'

/** The query service: refuses with 401 whoever brings no valid query token (NET-12). */
export function queryHandler(platform: Platform) {
  return graphqlHandler<Account | null>({
    schema: querySchema,
    identify(headers) {
      const token = bearerOf(headers)
      if (!token) throw new Refusal(401, 'Missing Vxql-Token: bring the query token as bearer')
      const permit = judgeToken('query', token, platform)
      if (permit.outcome !== 'valid') throw new Refusal(401, `the query token is ${permit.outcome}`)
      return permit.account
    },
    root: {
      categories: ({ language }: { language: string }) => categoriesIn(language),
      ...actorQueries(platform),
      ...libraryRoot(platform),
      ...libraryChanges(platform),
      ...modelsRoot(platform),
      ...seoTextsRoot(),
      ...topCamsRoot(platform),
      ...legalTextsRoot,
      ...sidebarRoot(platform),
      ...chatShowsRoot(platform),
      ...freePreviewRoot(platform),
      ...featureFeedbackRoot(platform),
    },
  })
}

function categoriesIn(language: string): { slug: string; title: string }[] {
  return Object.entries(categoryTitles).map(([slug, titles]) => ({
    slug,
    title: titles[language as keyof typeof titles] ?? titles.en,
  }))
}
