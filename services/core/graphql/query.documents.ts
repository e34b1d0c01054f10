import { documentsOf } from './document.ts'
import type { introspection } from './query.introspection.ts'

const graphql = documentsOf<{ introspection: introspection }>()

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

/** A page of performers, and how many are online in all [ACT-37]. */
export const modelsDocument = graphql(`
  query models($language: String!, $filter: ModelsFilter, $sort: ModelsSort!, $offset: Int!) {
    models_v3(language: $language, filter: $filter, sort: $sort, offset: $offset) {
      models {
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
      total
      totalOnline
    }
  }
`)
