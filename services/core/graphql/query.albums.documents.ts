import { documentsOf } from './document.ts'
import type { introspection } from './query.introspection.ts'

const graphql = documentsOf<{ introspection: introspection; disableMasking: true }>()

/** What lists show of an album. */
const listedAlbumFields = graphql(`
  fragment listedAlbumFields on Album {
    id
    title
    ageRating
    model { id name link picture isOnline }
    isVipContent
    free
    guestInfo { bought gifted flatrate }
    price { value currency }
    basePrice { value currency }
    dailyBonusPrice { value currency }
    isSoldOut
    pictureCount
    cover
    isPinned
    guestRatingLikes
    guestRatingDislikes
  }
`)

/** Photo albums that a filter leaves, in an order, and how many there are [GAL-25]. */
export const listedAlbumsDocument = graphql(
  `
    query listedAlbums(
      $language: String!
      $filter: MediaFilter
      $sort: MediaSort!
      $offset: Int!
    ) {
      albums(language: $language, filter: $filter, sort: $sort, first: 15, offset: $offset) {
        albums {
          ...listedAlbumFields
        }
        total
      }
    }
  `,
  [listedAlbumFields],
)

/** That a guest looked at an album [GAL-10]. */
export const albumViewDocument = graphql(`
  mutation albumView($id: ID!) {
    albumView(id: $id) {
      albumTotalViews
    }
  }
`)

/** The same from a performer's own site [GAL-11]. */
export const mabAlbumViewDocument = graphql(`
  mutation mabAlbumView($id: ID!) {
    mabAlbumView(id: $id) {
      albumTotalViews
    }
  }
`)

/** The guest likes an album [GAL-26]. */
export const likeAlbumDocument = graphql(`
  mutation likeAlbum($id: ID!) {
    likeAlbum(id: $id) {
      success
      errorCode
      album {
        guestRatingLikes
        guestRatingDislikes
        isLiked
        isDisliked
      }
    }
  }
`)

/** The guest dislikes it. */
export const dislikeAlbumDocument = graphql(`
  mutation dislikeAlbum($id: ID!) {
    dislikeAlbum(id: $id) {
      success
      errorCode
      album {
        guestRatingLikes
        guestRatingDislikes
        isLiked
        isDisliked
      }
    }
  }
`)

/** A part of what the guest has, and how much each part holds [MYA-2 MYA-3 MYA-4]. */
export const mediathekDocument = graphql(`
  query mediathek(
    $language: String!
    $mediaType: MediaType!
    $split: MediathekSplit!
    $offset: Int!
  ) {
    mediathek(
      language: $language
      mediaType: $mediaType
      split: $split
      first: 15
      offset: $offset
    ) {
      entries {
        id
        mediaType
        source
        origin
        split
        addedAt
        title
        model { id name link picture isOnline }
        picture
        duration
        pictures
        isAudio
        isGone
        link
      }
      total
      counts {
        split
        count
      }
    }
  }
`)

/** Something goes into the archive, or out of it. */
export const archiveMediumDocument = graphql(`
  mutation archiveMedium($id: ID!, $isArchived: Boolean!) {
    archiveMedium(id: $id, isArchived: $isArchived) {
      success
      errorCode
    }
  }
`)

/** What costs less until the end of the day. */
export const dailyDealsDocument = graphql(
  `
    query dailyDeals($language: String!) {
      dailyDeals(language: $language) {
        videos {
          id
          title
          model { id name link picture isOnline }
          duration
          previewImages
          price { value currency }
          basePrice { value currency }
          dailyBonusPrice { value currency }
          guestInfo { bought gifted flatrate }
        }
        albums {
          ...listedAlbumFields
        }
        endsAt
      }
    }
  `,
  [listedAlbumFields],
)

/** Coins with videos on top. */
export const bundlesDocument = graphql(`
  query bundles($language: String!) {
    bundles(language: $language) {
      id
      title
      about
      coins
      price { value currency }
      cover
      state
      videos { id title previewImages }
    }
  }
`)

/** A bundle is ordered: a checkout takes the money. */
export const orderBundleDocument = graphql(`
  mutation orderBundle($id: ID!) {
    orderBundle(id: $id) {
      success
      errorCode
      checkoutId
      selectedAmount
    }
  }
`)
