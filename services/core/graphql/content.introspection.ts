/** Written by services/core/graphql/introspection.test.ts. */
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
    Json: unknown
    MessengerChannel: {
      kind: 'OBJECT'
      name: 'MessengerChannel'
      fields: {
        actorAge: {
          name: 'actorAge'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        actorId: {
          name: 'actorId'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        actorName: {
          name: 'actorName'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        archived: {
          name: 'archived'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        blocked: {
          name: 'blocked'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        canVoyeurChat: {
          name: 'canVoyeurChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        freeChat: {
          name: 'freeChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        freeMessagesAmount: {
          name: 'freeMessagesAmount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
        isActorOnline: {
          name: 'isActorOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isMessagingFree: {
          name: 'isMessagingFree'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        lastMessageAt: {
          name: 'lastMessageAt'
          type: { kind: 'SCALAR'; name: 'Float'; ofType: null }
        }
        lastMessageId: { name: 'lastMessageId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
        lastMessageType: {
          name: 'lastMessageType'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
        }
        messagePrice: {
          name: 'messagePrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        multiChatPrice: {
          name: 'multiChatPrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        previewPictureUrl: {
          name: 'previewPictureUrl'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        subject: {
          name: 'subject'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        unread: {
          name: 'unread'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        unreadCount: {
          name: 'unreadCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    MessengerChannels: {
      kind: 'OBJECT'
      name: 'MessengerChannels'
      fields: {
        channels: {
          name: 'channels'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'MessengerChannel'; ofType: null }
              }
            }
          }
        }
        total: {
          name: 'total'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    MessengerContent: {
      kind: 'OBJECT'
      name: 'MessengerContent'
      fields: {
        hasOlder: {
          name: 'hasOlder'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        messages: {
          name: 'messages'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'MessengerMessage'; ofType: null }
              }
            }
          }
        }
      }
    }
    MessengerGift: {
      kind: 'OBJECT'
      name: 'MessengerGift'
      fields: {
        active: {
          name: 'active'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        categoryId: {
          name: 'categoryId'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
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
        imageUrl: {
          name: 'imageUrl'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        name: {
          name: 'name'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        translations: {
          name: 'translations'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Translation'; ofType: null }
              }
            }
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
    MessengerMessage: {
      kind: 'OBJECT'
      name: 'MessengerMessage'
      fields: {
        channelId: {
          name: 'channelId'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        clientMessageId: {
          name: 'clientMessageId'
          type: { kind: 'SCALAR'; name: 'ID'; ofType: null }
        }
        data: {
          name: 'data'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Json'; ofType: null }
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
        includedGifts: {
          name: 'includedGifts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Json'; ofType: null }
          }
        }
        messageType: {
          name: 'messageType'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        position: {
          name: 'position'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        senderType: {
          name: 'senderType'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        sentAt: {
          name: 'sentAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
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
        touchMessengerChannel: {
          name: 'touchMessengerChannel'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MessengerChannel'; ofType: null }
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
        messengerChannels: {
          name: 'messengerChannels'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MessengerChannels'; ofType: null }
          }
        }
        messengerContent: {
          name: 'messengerContent'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MessengerContent'; ofType: null }
          }
        }
        messengerGifts: {
          name: 'messengerGifts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'MessengerGift'; ofType: null }
              }
            }
          }
        }
        messengerUnreadCount: {
          name: 'messengerUnreadCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
        toyControls: {
          name: 'toyControls'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'ToyControl'; ofType: null }
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
    ToyControl: {
      kind: 'OBJECT'
      name: 'ToyControl'
      fields: {
        displayName: {
          name: 'displayName'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        duration: {
          name: 'duration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
        imageUrl: {
          name: 'imageUrl'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        name: {
          name: 'name'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        random: {
          name: 'random'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    Translation: {
      kind: 'OBJECT'
      name: 'Translation'
      fields: {
        language: {
          name: 'language'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        value: {
          name: 'value'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
  }
}
