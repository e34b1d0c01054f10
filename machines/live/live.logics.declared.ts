import { geoLocationShape } from '../account/account.known.declared.ts'
import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { chatAnswerShape, chatOrderShape, liveChatShape } from './live.chat.declared.ts'
import { clashShape } from './live.known.declared.ts'
import {
  actorInsightsShape,
  actorNoteShape,
  actorPicturesShape,
  actorProfileShape,
  actorSaleShape,
  actorStateShape,
  camsFilterShape,
  chatShowShape,
  choiceShape,
  freePreviewShape,
  givenShape,
  hoverPreviewProfilePreviewShape,
  listedPerformerShape,
  ofActorShape,
  searchChoicesShape,
  sedcardsRatingShape,
  seoSubjectShape,
  seoTextShape,
  sidebarGroupShape,
  ticketAnswerShape,
  tvAppearanceShape,
  wantedProfileShape,
} from './live.shapes.declared.ts'
import {
  camsOrderWords,
  filterWords,
  formatWords,
  ticketProblemWords,
} from './live.words.declared.ts'

export const liveLogics = {
  actorNews: { context: { actorId: 'id', tv: tvAppearanceShape, sales: [actorSaleShape] } },
  loadActorTv: { input: ofActorShape, output: tvAppearanceShape },
  loadActorSales: { input: ofActorShape, output: [actorSaleShape] },
  actorPictures: {
    context: {
      guestId: 'id',
      ageRating: 'number',
      actorId: 'id',
      isShown: 'flag',
      pictures: actorPicturesShape,
      openId: 'id',
    },
  },
  sedcardsRating: {
    context: {
      guestId: 'id',
      said: [sedcardsRatingShape],
      unstored: [sedcardsRatingShape],
      stored: { keys: 'id', each: 'number' },
    },
  },
  storeSedcardsRating: { input: sedcardsRatingShape },
  loadActorPictures: { input: { actorId: 'id', ageRating: 'number' }, output: actorPicturesShape },
  actorPosts: { context: { actorId: 'id', guestId: 'id' } },
  actorProfile: {
    context: {
      wanted: wantedProfileShape,
      guest: { id: 'id', geoLocation: geoLocationShape },
      actor: actorProfileShape,
      state: actorStateShape,
      insights: actorInsightsShape,
      openInterviews: ['slug'],
      note: actorNoteShape,
      draft: actorNoteShape,
      otherDrafts: [actorNoteShape],
      freeChatSeconds: 'number',
    },
  },
  loadActorProfile: { input: wantedProfileShape, output: actorProfileShape },
  loadActorState: { input: { actorId: 'id' }, output: actorStateShape },
  loadActorInsights: { input: { actorId: 'id' }, output: actorInsightsShape },
  loadActorNote: { input: { actorId: 'id' }, output: actorNoteShape },
  storeActorNote: { input: actorNoteShape, output: actorNoteShape },
  loadFreeChatDuration: { input: { actorId: 'id' }, output: 'number' },
  actorSearch: {
    context: {
      guestId: 'id',
      choices: searchChoicesShape,
      activeFilters: camsFilterShape,
      removals: [filterWords],
      name: 'personal',
    },
  },
  initActorSearch: { output: { choices: searchChoicesShape, activeFilters: camsFilterShape } },
  deleteActorFilter: { input: { filterName: filterWords }, output: camsFilterShape },
  presenceFeed: {
    context: { guestId: 'id', shown: ['id'], wanted: ['id'], failures: 'number', pause: 'number' },
  },
  modelPresence: {},
  cams: {
    context: {
      guestId: 'id',
      route: {
        name: oneOf(['cams', 'category', 'freeChat', 'newGirls']),
        params: { categorySlug: 'slug' },
      },
      query: { filter: camsFilterShape, order: camsOrderWords },
      searchCount: 'number',
      refused: ['code'],
      layout: oneOf(['grid', 'list']),
    },
  },
  chatShows: {
    context: {
      guestId: 'id',
      path: 'address',
      actorId: 'id',
      tickets: [chatShowShape],
      order: {
        purpose: oneOf(['buy', 'return']),
        promoCode: 'personal',
        show: chatShowShape,
        problem: ticketProblemWords,
        showId: 'id',
        actorId: 'id',
      },
      invited: { showId: 'id', actorId: 'id' },
      invitation: chatShowShape,
    },
  },
  loadChatTickets: { input: { actorId: 'id' }, output: [chatShowShape] },
  buyChatTicket: {
    input: {
      show: {
        id: 'id',
        start: 'date',
        actorId: 'id',
        creationType: oneOf(['planned', 'spontaneous']),
      },
      promoCode: 'personal',
    },
    output: ticketAnswerShape,
  },
  removeChatTicket: { input: { showId: 'id' }, output: ticketAnswerShape },
  clashOfCams: { context: { guestId: 'id', clash: clashShape, refused: 'number' } },
  exitIntent: {
    context: { isVisitor: 'flag', isAtPerformer: 'flag', isShown: 'flag' },
    input: { shown: { like: '1' } },
  },
  watchPointer: {},
  favouriteCams: { context: { guestId: 'id', unpinned: ['id'] } },
  featureFeedback: {
    context: { given: { feature: oneOf(['actorSearch']), isHelpful: 'flag', occasion: 'number' } },
  },
  sendFeatureFeedback: { input: { feature: oneOf(['actorSearch']), isHelpful: 'flag' } },
  freePreview: {
    context: {
      guestId: 'id',
      isNewcomer: 'flag',
      host: { actorId: 'id', actorName: 'personal' },
      seconds: 'number',
    },
  },
  startFreePreview: { input: { actorId: 'id' }, output: freePreviewShape },
  declineFreePreview: { input: { actorId: 'id' }, output: freePreviewShape },
  hoverPreview: {
    context: { actorId: 'id', picture: 'picture', facts: hoverPreviewProfilePreviewShape },
  },
  previewPicture: { input: { actorId: 'id' } },
  loadProfilePreview: { input: { actorId: 'id' }, output: hoverPreviewProfilePreviewShape },
  liveChat: {
    context: {
      guestId: 'id',
      mayComment: 'flag',
      path: 'address',
      wanted: { actorId: 'id', actorName: 'personal', format: formatWords, isPrivate: 'flag' },
      order: chatOrderShape,
      chat: liveChatShape,
      minute: 'number',
      isPlaying: 'flag',
      endsAt: 'date',
      end: { code: 'number', running: liveChatShape },
      exit: 'number',
      stars: 'number',
      comment: 'personal',
      lines: [
        {
          id: 'id',
          from: oneOf(['guest', 'performer']),
          text: 'personal',
          state: oneOf(['failed', 'said', 'sending']),
          given: givenShape,
        },
      ],
      text: 'personal',
      reactions: [{ id: 'number', reaction: 'personal' }],
      isSmall: 'flag',
      isMuted: 'flag',
      isApart: 'flag',
    },
  },
  loadRunningChat: { output: liveChatShape },
  openLiveChat: { input: chatOrderShape, output: chatAnswerShape },
  bookMinute: {
    input: { chatId: 'id', minute: 'number' },
    output: { chat: liveChatShape, isShort: 'flag' },
  },
  goPrivate: { input: { chatId: 'id' }, output: chatAnswerShape },
  endLiveChat: { input: { chatId: 'id', code: 'number' }, output: liveChatShape },
  livePicture: { input: { streamUrl: 'personal' } },
  rateLiveChat: { input: { chatId: 'id', stars: 'number', comment: 'personal' } },
  liveGifts: { context: { chatId: 'id', choice: choiceShape, quantity: 'number' } },
  modelSites: {
    context: { isVisitor: 'flag', isFromSite: 'flag', cameFrom: oneOf(['login', 'signup']) },
  },
  onlineAmount: {
    context: {
      amount: 'number',
      told: { keys: 'id', each: 'flag' },
      isOnPage: 'flag',
      isVisible: 'flag',
    },
  },
  loadOnlineAmount: { output: 'number' },
  recommendedModels: {
    context: {
      guestId: 'id',
      ageRating: 'number',
      wanted: { besideId: 'id', models: 'number' },
      performers: [listedPerformerShape],
    },
  },
  loadRecommendedModels: {
    input: { besideId: 'id', models: 'number', ageRating: 'number' },
    output: [listedPerformerShape],
  },
  seoTexts: {
    context: { about: { tags: ['slug'], actorId: 'id', tagGroup: 'slug' }, texts: [seoTextShape] },
  },
  loadSeoTexts: { input: seoSubjectShape, output: [seoTextShape] },
  sidebar: { context: { groups: [sidebarGroupShape] } },
  loadSidebar: { output: [sidebarGroupShape] },
  topCams: {
    context: {
      guestId: 'id',
      query: {
        type: oneOf(['bestChats', 'favorites', 'top100', 'videoCall']),
        isOnlineOnly: 'flag',
      },
    },
  },
} satisfies Partial<DeclaredLogics>
