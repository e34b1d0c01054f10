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
