/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: 'Mutation'
  subscription: never
  types: {
    Boolean: unknown
    Float: unknown
    Int: unknown
    Mutation: {
      kind: 'OBJECT'
      name: 'Mutation'
      fields: {
        track: {
          name: 'track'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        mostEntries: {
          name: 'mostEntries'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    String: unknown
    Texts: unknown
    TrackingEntryInput: {
      kind: 'INPUT_OBJECT'
      name: 'TrackingEntryInput'
      isOneOf: false
      inputFields: [
        {
          name: 'timestamp'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'source'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'type'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'context'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'data'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Texts'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'ints'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
              }
            }
          }
          defaultValue: null
        },
        {
          name: 'floats'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
              }
            }
          }
          defaultValue: null
        },
      ]
    }
  }
}
