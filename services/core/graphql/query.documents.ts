import { documentsOf } from './document.ts'
import type { introspection } from './query.introspection.ts'

const graphql = documentsOf<{ introspection: introspection; disableMasking: true }>()

/** The categories of cams and videos, titled in a language. */
export const categoriesDocument = graphql(`
  query categories($language: String!) {
    categories(language: $language) {
      slug
      title
    }
  }
`)

/** When a performer was on stage, with a note of theirs in a language [ACT-14 ACT-39]. */
export const actorHeatMapDocument = graphql(`
  query actorHeatMap($actorId: ID!, $language: String!) {
    actorHeatMap(actorId: $actorId, language: $language) {
      days {
        date
        levels
      }
      hoursToBeOnline
      memo
    }
  }
`)

/** How content guests were with a performer's chats [ACT-15 ACT-39]. */
export const chatRatingsDocument = graphql(`
  query chatRatings($actorId: ID!) {
    chatRatings(actorId: $actorId) {
      lastNinetyDays {
        countRatings
        satisfactionRate
      }
    }
  }
`)

/** What a performer was asked and answered, in a language [ACT-39]. */
export const actorInterviewsDocument = graphql(`
  query actorInterviews($actorId: ID!, $language: String!) {
    actorInterviews(actorId: $actorId, language: $language) {
      id
      question
      answer
    }
  }
`)

/** How long the guest may chat with a performer for free [ACT-23]. */
export const freeChatDurationDocument = graphql(`
  query freeChatDuration($actorId: ID!) {
    freeChatDuration(actorId: $actorId)
  }
`)

/** A performer as lists show them. */
const listedModelFragment = graphql(`
  fragment listedModel on Model {
    id
    name
    gender
    type
    isOnline
    freeChat
    isCurrentlyTicketShow
    isVoyeurChatAvailable
    isOnlineMobileVideocall
    isNew
    picture
    profile {
      age
      threeWords
    }
    chatPrices {
      videoChat {
        value
        currency
      }
    }
    ratings {
      lastNinetyDays {
        countRatings
        satisfactionRate
      }
    }
  }
`)

/** A page of performers, and how many are online in all [ACT-37]. */
export const modelsDocument = graphql(
  `
    query models($language: String!, $filter: ModelsFilter, $sort: ModelsSort!, $offset: Int!) {
      models_v3(language: $language, filter: $filter, sort: $sort, offset: $offset) {
        models {
          ...listedModel
        }
        total
        totalOnline
      }
    }
  `,
  [listedModelFragment],
)

/** Whom the guest has made a favourite, those who are live first [FAV-6 FAV-7]. */
export const favouriteModelsDocument = graphql(
  `
    query favouriteModels($language: String!, $first: Int!, $offset: Int!) {
      favouriteModels(language: $language, first: $first, offset: $offset) {
        models {
          ...listedModel
        }
        total
      }
    }
  `,
  [listedModelFragment],
)

/** Whom the guest may like as well [FAV-5]. */
export const recommendedModelsDocument = graphql(
  `
    query recommendedModels(
      $language: String!
      $models: Int!
      $ageRating: Int!
      $size: Int!
      $besideId: ID
    ) {
      recommendedModels(
        language: $language
        models: $models
        ageRating: $ageRating
        size: $size
        besideId: $besideId
      ) {
        ...listedModel
      }
    }
  `,
  [listedModelFragment],
)

/** What is said about subjects, by their tags, in a language [SEO-5]. */
export const seoTextsDocument = graphql(`
  query seoTexts($tags: [String!]!, $language: String!) {
    seoTexts(tags: $tags, language: $language) {
      title
      text
    }
  }
`)

/** Those who are best at something [ACT-38]. */
export const topCamsDocument = graphql(`
  query topCams($type: TopCamsType!, $online: Boolean!) {
    topCams(type: $type, online: $online) {
      id
      name
      profileLink
      online
      onlineVideocall
      age
      previewPicture
      avatarPicture
      spokenLanguages
      pinnedCount
      ratingCount
      satisfactionRate
      rankingPointsVideoCall
      videocallPrice {
        value
        currency
      }
    }
  }
`)

const chatShowFragment = graphql(`
  fragment chatShow on ChatShow {
    id
    actorId
    actorName
    actorLink
    imageUrl
    sedcards {
      id
      imageUrl
    }
    start
    end
    status
    creationType
    price {
      value
      currency
      symbol
    }
    title {
      language
      value
    }
    description {
      language
      value
    }
    postBuyInfo {
      language
      value
    }
    isBought
    isFree
    canBuy
    bonusCode
    hasStarted
    actorOnline
    isFeatured
    isAutoFeatured
    isInternal
  }
`)

/** Shows with a ticket that end after one moment and start before another [CSH-12]. */
export const chatShowsDocument = graphql(
  `
    query chatShows(
      $endDateFrom: String!
      $startDateTo: String!
      $first: Int!
      $order: ChatShowsOrder!
      $internal: Boolean!
    ) {
      chatShows(
        endDateFrom: $endDateFrom
        startDateTo: $startDateTo
        first: $first
        order: $order
        internal: $internal
      ) {
        ...chatShow
      }
    }
  `,
  [chatShowFragment],
)

/** The shows of one performer for which there are tickets [CSH-9]. */
export const chatTicketsDocument = graphql(
  `
    query chatTickets($modelId: ID!) {
      chatTickets(modelId: $modelId) {
        ...chatShow
      }
    }
  `,
  [chatShowFragment],
)

/** Buys a ticket [CSH-10 CSH-11]. */
export const buyChatTicketDocument = graphql(
  `
    mutation buyChatTicket(
      $id: ID!
      $creationType: String!
      $modelId: ID!
      $start: String!
      $promoCode: String
    ) {
      buyChatTicket(
        id: $id
        creationType: $creationType
        modelId: $modelId
        start: $start
        promoCode: $promoCode
      ) {
        success
        errorCode
        ticket {
          id
          paid
        }
        show {
          ...chatShow
        }
      }
    }
  `,
  [chatShowFragment],
)

/** Gives a ticket back [CSH-8]. */
export const removeChatTicketDocument = graphql(
  `
    mutation removeChatTicket($id: ID!) {
      removeChatTicket(id: $id) {
        success
        errorCode
        show {
          ...chatShow
        }
      }
    }
  `,
  [chatShowFragment],
)

/** A performer's photo albums, the newest first [FAV-3]. */
export const albumsDocument = graphql(`
  query albums($modelId: ID!, $language: String!, $first: Int!) {
    albums(filter: { modelIds: [$modelId] }, language: $language, first: $first) {
      albums {
        id
        title
        pictureCount
        price {
          value
          currency
        }
        cover
        isPinned
      }
    }
  }
`)

/** How performers can be met, as it is and at each change. */
export const modelPresenceDocument = graphql(`
  subscription modelPresence($ids: [ID!]!) {
    modelPresence(ids: $ids) {
      id
      isOnline
      freeChat
    }
  }
`)

/** The ways that stand beside lists [SEO-6]. */
export const sidebarDocument = graphql(`
  query sidebar($language: String!) {
    sidebar(language: $language) {
      kind
      entries {
        slug
        title
        count
      }
    }
  }
`)

/** How a legal document has changed, the newest version first [SEO-4]. */
export const legalTextsDocument = graphql(`
  query legalTexts($filter: LegalTextsFilter!, $first: Int!, $offset: Int!) {
    legalTexts(filter: $filter, first: $first, offset: $offset) {
      texts {
        id
        validFrom
        summary
      }
      total
    }
  }
`)

/** Gives the guest a free preview [ACT-40]. */
export const freePreviewInitDocument = graphql(`
  mutation freePreviewInit($modelId: ID!) {
    freePreviewInit(modelId: $modelId) {
      success
      seconds
    }
  }
`)

/** Turns a free preview down [ACT-40]. */
export const freePreviewDeclineDocument = graphql(`
  mutation freePreviewDecline($modelId: ID!) {
    freePreviewDecline(modelId: $modelId) {
      success
      seconds
    }
  }
`)

/** What a guest thinks of a feature [QRY-4]. */
export const featureFeedbackDocument = graphql(`
  mutation featureFeedback($feature: String!, $isHelpful: Boolean!) {
    featureFeedback(feature: $feature, isHelpful: $isHelpful)
  }
`)
