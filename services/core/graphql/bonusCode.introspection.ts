/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: never
  subscription: never
  types: {
    Boolean: unknown
    Float: unknown
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        redeemedBonusCodes: {
          name: 'redeemedBonusCodes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'RedeemedBonusCode'; ofType: null }
              }
            }
          }
        }
      }
    }
    RedeemedBonusCode: {
      kind: 'OBJECT'
      name: 'RedeemedBonusCode'
      fields: {
        code: {
          name: 'code'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        redeemedAt: {
          name: 'redeemedAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
    String: unknown
  }
}
