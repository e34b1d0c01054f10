import { cases as actorNews } from '../../../machines/live/actorNews/actorNews.cases.ts'
import { cases as actorProfile } from '../../../machines/live/actorProfile/actorProfile.cases.ts'
import { cases as actorSearch } from '../../../machines/live/actorSearch/actorSearch.cases.ts'
import { cases as cams } from '../../../machines/live/cams/cams.cases.ts'
import { cases as favouriteCams } from '../../../machines/live/favouriteCams/favouriteCams.cases.ts'
import { cases as onlineAmount } from '../../../machines/live/onlineAmount/onlineAmount.cases.ts'
import { cases as recommendedModels } from '../../../machines/live/recommendedModels/recommendedModels.cases.ts'
import { cases as seoTexts } from '../../../machines/live/seoTexts/seoTexts.cases.ts'
import { cases as sidebar } from '../../../machines/live/sidebar/sidebar.cases.ts'
import { cases as topCams } from '../../../machines/live/topCams/topCams.cases.ts'
import { performer } from '../performer.ts'
import { recovers, type Tour } from '../tours.ts'
import {
  asking,
  back,
  button,
  click,
  comeBack,
  fill,
  inOrder,
  link,
  otherLanguage,
  pageAt,
  press,
  refuses,
} from '../ways.ts'
import { again, changes, pinsOf, presenceOf, visits, visitsOver } from './shared.ts'

/** Tours of the charts of this area, by the ids of their actors. */
export const live: Readonly<Record<string, Tour>> = {
  actorNews: {
    cases: actorNews,
    at: async (server) => (await performer(server, 'actor30')).url,
    asks: {
      loadActorTv: /getActorTVLivestreamDataById/,
      loadActorSales: /sales\/actor\//,
    },
    ways: {
      'actorNews.wanted #2': comeBack,
      'navigation.languageChanged': otherLanguage,
    },
  },
  actorProfile: {
    cases: actorProfile,
    at: async (server) => (await performer(server, 'actor30')).url,
    guest: 'guest1',
    asks: { loadActorProfile: /getActorDataByIdOrName/ },
    ways: {
      ...changes,
      ...visits,
      'actorProfile.retryRequested': again,
      ...presenceOf('actor30', ' #2'),
      ...pinsOf('actor', 'actor30'),
    },
  },
  actorSearch: {
    cases: actorSearch,
    at: pageAt('cams/?gender=F'),
    guest: 'guest1',
    asks: {
      initActorSearch: /actorsearch\/init/,
      deleteActorFilter: /actorsearch\/filter\/delete/,
    },
    ways: {
      'actorSearch.filterRemoved': button(/^Leave out: /),
      'actorSearch.nameSubmitted': press('Enter'),
      'actorSearch.nameTyped': fill('searchbox', 'Search by name', 'juno'),
      'navigation.pageEntered #1': link('Live cams'),
      'navigation.pageEntered #2': link('Videos'),
      'initActorSearch fails': asking(
        'initActorSearch',
        inOrder(link('Videos'), link('Live cams')),
      ),
      'navigation.queryEntered': back,
    },
  },
  cams: {
    cases: cams,
    at: pageAt('cams/'),
    guest: 'guest1',
    ways: {
      ...changes,
      ...visitsOver('Videos'),
      'cams.filterRemoved': button(/^Leave out: /),
      'cams.nameSubmitted #1': inOrder(fill('searchbox', 'Search by name', 'juno'), press('Enter')),
      'navigation.queryEntered #1': back,
      ...presenceOf('actor1'),
    },
  },
  favouriteCams: {
    cases: favouriteCams,
    at: pageAt('myvisitx/favorite-cams/'),
    guest: 'guest1',
    ways: {
      ...changes,
      ...visits,
      ...presenceOf('actor1'),
      ...pinsOf('actor', 'actor2', ' #1'),
    },
  },
  onlineAmount: {
    cases: onlineAmount,
    at: pageAt(''),
    guest: 'guest1',
    asks: { loadOnlineAmount: /onlineActorsAmount/ },
    ways: {
      'navigation.pageEntered #1': comeBack,
      ...presenceOf('actor1'),
    },
  },
  recommendedModels: {
    cases: recommendedModels,
    at: async (server) => (await performer(server, 'actor30')).url,
    asks: { loadRecommendedModels: /query recommendedModels/ },
    ways: {
      'navigation.languageChanged': otherLanguage,
      'recommendedModels.wanted #1': comeBack,
    },
  },
  seoTexts: {
    cases: seoTexts,
    at: pageAt('cams/'),
    asks: { loadSeoTexts: /query seoTexts/ },
    ways: {
      'navigation.languageChanged': otherLanguage,
      'seoTexts.wanted #1': inOrder(link('Videos'), link('Live cams')),
    },
  },
  sidebar: {
    cases: sidebar,
    at: pageAt('cams/'),
    asks: { loadSidebar: /query sidebar\(/ },
    ways: {
      'navigation.languageChanged': otherLanguage,
      'sidebar.wanted': inOrder(link('Videos'), link('Live cams')),
    },
  },
  topCams: {
    cases: topCams,
    at: async (server) => `${(await performer(server, 'actor30')).url}top-cams/`,
    guest: 'guest1',
    asks: { loadListPage: /query topCams\(/ },
    ways: {
      ...changes,
      ...visits,
      'navigation.queryEntered #1': back,
      'recovery.retryDue': inOrder(comeBack, refuses('loadListPage'), recovers),
      ...presenceOf('actor1'),
      'topCams.onlineOnlyChosen': click((page) => page.getByText('Live now', { exact: true })),
      'topCams.typeChosen #1': click((page) => page.getByText('Favourites', { exact: true })),
    },
  },
}
