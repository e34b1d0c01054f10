/** Written by services/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: 'Mutation'
  subscription: never
  types: {
    AnonymousVoicecall: {
      kind: 'OBJECT'
      name: 'AnonymousVoicecall'
      fields: {
        phoneNumber: { name: 'phoneNumber'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        pin: { name: 'pin'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        resultCode: {
          name: 'resultCode'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        voicecallIdHash: {
          name: 'voicecallIdHash'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
        }
      }
    }
    Benefit: {
      kind: 'OBJECT'
      name: 'Benefit'
      fields: {
        aboId: { name: 'aboId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
        actorId: { name: 'actorId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
        albumId: { name: 'albumId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
        amount: { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        bonusFlat: { name: 'bonusFlat'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        bonusTopUpFlat: {
          name: 'bonusTopUpFlat'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
        }
        bonusTopUpPercent: {
          name: 'bonusTopUpPercent'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
        }
        daysActorAbo: { name: 'daysActorAbo'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        daysPremiumAbo: {
          name: 'daysPremiumAbo'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
        }
        daysVIPAbo: { name: 'daysVIPAbo'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        description: {
          name: 'description'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        freeMinutesCount: {
          name: 'freeMinutesCount'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
        }
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        kind: {
          name: 'kind'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'BenefitKind'; ofType: null }
          }
        }
        liveShowActorId: {
          name: 'liveShowActorId'
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null }
        }
        messengerGiftsId: {
          name: 'messengerGiftsId'
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null }
        }
        name: {
          name: 'name'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        staggering: {
          name: 'staggering'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'OBJECT'; name: 'Step'; ofType: null }
            }
          }
        }
        voucherConfigId: {
          name: 'voucherConfigId'
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null }
        }
      }
    }
    BenefitKind: {
      name: 'BenefitKind'
      enumValues:
        | 'Bonus'
        | 'BonusCoins'
        | 'BonusCredits'
        | 'VIPAbo'
        | 'PremiumAbo'
        | 'VoucherVideo'
        | 'VoucherPhoto'
        | 'FreeMinutes'
        | 'FreeMessages'
        | 'Media'
        | 'ActorAbo'
        | 'MessengerGifts'
        | 'LiveShow'
    }
    BonusCode: {
      kind: 'OBJECT'
      name: 'BonusCode'
      fields: {
        benefits: {
          name: 'benefits'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Benefit'; ofType: null }
              }
            }
          }
        }
        code: {
          name: 'code'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        conditions: {
          name: 'conditions'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'BonusCodeConditions'; ofType: null }
          }
        }
        containsTopUpBenefit: {
          name: 'containsTopUpBenefit'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        validTo: { name: 'validTo'; type: { kind: 'SCALAR'; name: 'Float'; ofType: null } }
      }
    }
    BonusCodeCheck: {
      kind: 'OBJECT'
      name: 'BonusCodeCheck'
      fields: {
        bonusCode: { name: 'bonusCode'; type: { kind: 'OBJECT'; name: 'BonusCode'; ofType: null } }
        canRedeem: {
          name: 'canRedeem'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Redeemability'; ofType: null }
          }
        }
      }
    }
    BonusCodeConditions: {
      kind: 'OBJECT'
      name: 'BonusCodeConditions'
      fields: {
        requireMobileAuth: {
          name: 'requireMobileAuth'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        vip: {
          name: 'vip'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    Boolean: unknown
    Float: unknown
    ID: unknown
    Int: unknown
    Mutation: {
      kind: 'OBJECT'
      name: 'Mutation'
      fields: {
        startAnonymousVoicecallChat: {
          name: 'startAnonymousVoicecallChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AnonymousVoicecall'; ofType: null }
          }
        }
      }
    }
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        bonusCode: {
          name: 'bonusCode'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'BonusCodeCheck'; ofType: null }
          }
        }
        remainingBonusCodes: {
          name: 'remainingBonusCodes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'BonusCode'; ofType: null }
              }
            }
          }
        }
      }
    }
    Redeemability: {
      kind: 'OBJECT'
      name: 'Redeemability'
      fields: {
        reason: { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        success: {
          name: 'success'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    Step: {
      kind: 'OBJECT'
      name: 'Step'
      fields: {
        amount: { name: 'amount'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        from: {
          name: 'from'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        id: { name: 'id'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
      }
    }
    String: unknown
  }
}
