import { documentsOf } from './document.ts'
import type { introspection } from './query.introspection.ts'

const graphql = documentsOf<{ introspection: introspection; disableMasking: true }>()

/** A video as its page shows it [VID-5 to VID-9]. */
const videoFields = graphql(`
  fragment videoFields on Video {
    id
    title
    duration
    ageRating
    model { id name link picture isOnline }
    vip
    free
    guestInfo { bought gifted flatrate liked }
    price { value currency }
    basePrice { value currency }
    dailyBonusPrice { value currency }
    isSoldOut
    previewImages
    thumbnails { sheet count columns width height interval }
    rating { likes dislikes }
    views
    tags { id label }
    releasedAt
  }
`)

/** What lists show of a video. */
const listedVideoFields = graphql(`
  fragment listedVideoFields on Video {
    id
    title
    duration
    ageRating
    model { id name link picture isOnline }
    vip
    isVip30Offer
    free
    new
    guestInfo { bought gifted flatrate liked }
    price { value currency }
    basePrice { value currency }
    dailyBonusPrice { value currency }
    isSoldOut
    previewImages
    thumbnails { sheet count columns width height interval }
    tags { id label }
  }
`)

/** Videos that a filter leaves, in an order, and how many there are [VID-22]. */
export const listedVideosDocument = graphql(
  `
    query listedVideos(
      $language: String!
      $filter: MediaFilter
      $sort: MediaSort!
      $first: Int!
      $offset: Int!
    ) {
      videos(language: $language, filter: $filter, sort: $sort, first: $first, offset: $offset) {
        videos {
          ...listedVideoFields
        }
        total
      }
    }
  `,
  [listedVideoFields],
)

/** A page of the collections, each with the first of its videos [QRY-3]. */
export const collectionsDocument = graphql(
  `
    query collections($language: String!, $first: Int!, $offset: Int!) {
      collections(language: $language, first: $first, offset: $offset) {
        collections {
          id
          title
          about
          total
          videos {
            ...listedVideoFields
          }
        }
        total
      }
    }
  `,
  [listedVideoFields],
)

/** What a collection is called. */
export const collectionDocument = graphql(`
  query collection($id: ID!, $language: String!) {
    collection(id: $id, language: $language) {
      id
      title
      about
      total
    }
  }
`)

/** A page of its videos. */
export const collectionVideosDocument = graphql(
  `
    query collectionVideos($id: ID!, $language: String!, $first: Int!, $offset: Int!) {
      collection(id: $id, language: $language, first: $first, offset: $offset) {
        total
        videos {
          ...listedVideoFields
        }
      }
    }
  `,
  [listedVideoFields],
)

/** Videos by their ids, in that order; those that are gone are left out [VID-23]. */
export const videosByIdDocument = graphql(
  `
    query videosById($ids: [ID!]!, $language: String!) {
      videos_v2(ids: $ids, language: $language) {
        ...videoFields
      }
    }
  `,
  [videoFields],
)

/** Whose videos are liked most, the best first [VID-4]. */
export const videoStarsDocument = graphql(`
  query videoStars($first: Int!) {
    videoStars(first: $first) {
      id
      name
      link
      picture
      isOnline
      place
      videoCount
      likes
    }
  }
`)

/** What the thirty videos of each month are worth, this month first [VID-3]. */
export const vip30HistoryDocument = graphql(`
  query vip30History {
    vip30History {
      month
      videos
      value { value currency }
    }
  }
`)

/** That the guest likes a video [VID-24]. */
export const likeVideoDocument = graphql(
  `
    mutation likeVideo($id: ID!) {
      likeVideo(id: $id) {
        success
        video {
          ...videoFields
        }
      }
    }
  `,
  [videoFields],
)

/** That the guest dislikes it [VID-24]. */
export const dislikeVideoDocument = graphql(
  `
    mutation dislikeVideo($id: ID!) {
      dislikeVideo(id: $id) {
        success
        video {
          ...videoFields
        }
      }
    }
  `,
  [videoFields],
)

/** What most videos are tagged with [TAG-4]. */
export const popularTagsDocument = graphql(`
  query popularTags($first: Int!, $language: String!) {
    tags {
      mostPopular(first: $first, language: $language) { id label }
    }
  }
`)

/** Tags that hold a text [TAG-3]. */
export const tagSearchDocument = graphql(`
  query tagSearch($search: String!, $language: String!) {
    tagSearch(search: $search, language: $language) { id label }
  }
`)
