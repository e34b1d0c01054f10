/** Written by services/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: never
  subscription: never
  types: {
    AgeVerification: {
      kind: 'OBJECT'
      name: 'AgeVerification'
      fields: {
        bonusAvailable: {
          name: 'bonusAvailable'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    Boolean: unknown
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        avs: {
          name: 'avs'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AgeVerification'; ofType: null }
          }
        }
      }
    }
    String: unknown
  }
}
