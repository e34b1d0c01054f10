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
