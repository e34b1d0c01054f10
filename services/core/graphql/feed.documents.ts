import { documentsOf } from './document.ts'
import type { introspection } from './feed.introspection.ts'

const graphql = documentsOf<{ introspection: introspection; disableMasking: true }>()

/** Posts of a performer after one of them, the newest first [FEED-30]. */
export const feedDocument = graphql(`
  query feed($modelId: ID!, $first: Int!, $after: String, $language: String!) {
    feed(modelId: $modelId, first: $first, after: $after, language: $language) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          published
          title
          text
          likes
          comments {
            totalCount
          }
          paidContent
          priceCoins
          guestState {
            bought
          }
          photos {
            id
            url
            avsRequired
          }
          clip {
            id
            length
            avsRequired
            poster
            sources {
              label
              src
              type
            }
          }
        }
      }
    }
  }
`)
