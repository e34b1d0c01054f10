/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: 'Mutation'
  subscription: never
  types: {
    AgeCheckPlace: {
      kind: 'OBJECT'
      name: 'AgeCheckPlace'
      fields: {
        url: {
          name: 'url'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
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
    AgeVerificationOrders: {
      kind: 'OBJECT'
      name: 'AgeVerificationOrders'
      fields: {
        requestAvs: {
          name: 'requestAvs'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AgeCheckPlace'; ofType: null }
          }
        }
      }
    }
    Boolean: unknown
    ID: unknown
    Int: unknown
    Mutation: {
      kind: 'OBJECT'
      name: 'Mutation'
      fields: {
        avs: {
          name: 'avs'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AgeVerificationOrders'; ofType: null }
          }
        }
        pinCall: {
          name: 'pinCall'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'PinCallOrders'; ofType: null }
          }
        }
      }
    }
    PinCallOrders: {
      kind: 'OBJECT'
      name: 'PinCallOrders'
      fields: {
        startVerification: {
          name: 'startVerification'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'StartedVerification'; ofType: null }
          }
        }
        verifyPin: {
          name: 'verifyPin'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'PinVerification'; ofType: null }
          }
        }
      }
    }
    PinCallType: { name: 'PinCallType'; enumValues: 'mobile' | 'fixed' }
    PinVerification: {
      kind: 'OBJECT'
      name: 'PinVerification'
      fields: {
        countryCode: {
          name: 'countryCode'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        e123: {
          name: 'e123'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        number: {
          name: 'number'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        pinLength: {
          name: 'pinLength'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        preCode: {
          name: 'preCode'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        type: {
          name: 'type'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'PinCallType'; ofType: null }
          }
        }
        verified: {
          name: 'verified'
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
    StartedVerification: {
      kind: 'OBJECT'
      name: 'StartedVerification'
      fields: {
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        pinLength: {
          name: 'pinLength'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    String: unknown
  }
}
