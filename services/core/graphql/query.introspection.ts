/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: never
  subscription: never
  types: {
    Boolean: unknown
    Category: {
      kind: 'OBJECT'
      name: 'Category'
      fields: {
        slug: {
          name: 'slug'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        title: {
          name: 'title'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        categories: {
          name: 'categories'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Category'; ofType: null }
              }
            }
          }
        }
      }
    }
    String: unknown
  }
}
