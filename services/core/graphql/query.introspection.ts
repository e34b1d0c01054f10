/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: 'Mutation'
  subscription: 'Subscription'
  types: {
    ActorActivity: {
      kind: 'OBJECT'
      name: 'ActorActivity'
      fields: {
        date: {
          name: 'date'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        levels: {
          name: 'levels'
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
        }
      }
    }
    ActorHeatMap: {
      kind: 'OBJECT'
      name: 'ActorHeatMap'
      fields: {
        days: {
          name: 'days'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'ActorActivity'; ofType: null }
              }
            }
          }
        }
        hoursToBeOnline: {
          name: 'hoursToBeOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        memo: {
          name: 'memo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    ActorInterview: {
      kind: 'OBJECT'
      name: 'ActorInterview'
      fields: {
        answer: {
          name: 'answer'
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
        question: {
          name: 'question'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    ActorType: { name: 'ActorType'; enumValues: 'F' | 'M' | 'FM' | 'FF' | 'S' }
    Album: {
      kind: 'OBJECT'
      name: 'Album'
      fields: {
        cover: {
          name: 'cover'
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
        isPinned: {
          name: 'isPinned'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        pictureCount: {
          name: 'pictureCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
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
    Boolean: unknown
    BoughtChatTicket: {
      kind: 'OBJECT'
      name: 'BoughtChatTicket'
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        show: { name: 'show'; type: { kind: 'OBJECT'; name: 'ChatShow'; ofType: null } }
        success: {
          name: 'success'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        ticket: { name: 'ticket'; type: { kind: 'OBJECT'; name: 'ChatTicket'; ofType: null } }
      }
    }
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
    ChatFeatures: {
      kind: 'OBJECT'
      name: 'ChatFeatures'
      fields: {
        audio: {
          name: 'audio'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        dildocontrol: {
          name: 'dildocontrol'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        hd: {
          name: 'hd'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        livePreview: {
          name: 'livePreview'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    ChatPrices: {
      kind: 'OBJECT'
      name: 'ChatPrices'
      fields: {
        singleC2CChat: {
          name: 'singleC2CChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        videoChat: {
          name: 'videoChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        voyeurChat: {
          name: 'voyeurChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
      }
    }
    ChatRatings: {
      kind: 'OBJECT'
      name: 'ChatRatings'
      fields: {
        lastNinetyDays: {
          name: 'lastNinetyDays'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RatingsOfDays'; ofType: null }
          }
        }
      }
    }
    ChatShow: {
      kind: 'OBJECT'
      name: 'ChatShow'
      fields: {
        actorId: {
          name: 'actorId'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        actorLink: {
          name: 'actorLink'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
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
        actorOnline: {
          name: 'actorOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        bonusCode: { name: 'bonusCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        canBuy: {
          name: 'canBuy'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        creationType: {
          name: 'creationType'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        description: {
          name: 'description'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'LocalisedText'; ofType: null }
              }
            }
          }
        }
        end: {
          name: 'end'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        hasStarted: {
          name: 'hasStarted'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
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
        isAutoFeatured: {
          name: 'isAutoFeatured'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isBought: {
          name: 'isBought'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isFeatured: {
          name: 'isFeatured'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isFree: {
          name: 'isFree'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isInternal: {
          name: 'isInternal'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        postBuyInfo: {
          name: 'postBuyInfo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'LocalisedText'; ofType: null }
              }
            }
          }
        }
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ShowPrice'; ofType: null }
          }
        }
        sedcards: {
          name: 'sedcards'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Sedcard'; ofType: null }
              }
            }
          }
        }
        start: {
          name: 'start'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        status: {
          name: 'status'
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
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'LocalisedText'; ofType: null }
              }
            }
          }
        }
      }
    }
    ChatShowsOrder: {
      name: 'ChatShowsOrder'
      enumValues: 'startAsc' | 'startDesc' | 'priceAsc' | 'priceDesc'
    }
    ChatTicket: {
      kind: 'OBJECT'
      name: 'ChatTicket'
      fields: {
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        paid: {
          name: 'paid'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
    Float: unknown
    FreePreview: {
      kind: 'OBJECT'
      name: 'FreePreview'
      fields: {
        seconds: {
          name: 'seconds'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
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
    Gender: { name: 'Gender'; enumValues: 'N' | 'M' | 'F' }
    ID: unknown
    Int: unknown
    LegalText: {
      kind: 'OBJECT'
      name: 'LegalText'
      fields: {
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        summary: {
          name: 'summary'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        validFrom: {
          name: 'validFrom'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    LegalTextType: { name: 'LegalTextType'; enumValues: 'PP' | 'GTC' | 'IMP' }
    LegalTexts: {
      kind: 'OBJECT'
      name: 'LegalTexts'
      fields: {
        texts: {
          name: 'texts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'LegalText'; ofType: null }
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
    LegalTextsFilter: {
      kind: 'INPUT_OBJECT'
      name: 'LegalTextsFilter'
      isOneOf: false
      inputFields: [
        {
          name: 'type'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'LegalTextType'; ofType: null }
          }
          defaultValue: null
        },
        {
          name: 'language'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
          defaultValue: null
        },
      ]
    }
    LocalisedText: {
      kind: 'OBJECT'
      name: 'LocalisedText'
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
    Model: {
      kind: 'OBJECT'
      name: 'Model'
      fields: {
        bannedCountryCodes: {
          name: 'bannedCountryCodes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
              }
            }
          }
        }
        chatPrices: {
          name: 'chatPrices'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ChatPrices'; ofType: null }
          }
        }
        features: {
          name: 'features'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ChatFeatures'; ofType: null }
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
        gender: {
          name: 'gender'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'Gender'; ofType: null }
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
        isCurrentlyTicketShow: {
          name: 'isCurrentlyTicketShow'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isLivePreviewEnabled: {
          name: 'isLivePreviewEnabled'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isNew: {
          name: 'isNew'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isOnline: {
          name: 'isOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isOnlineMobileVideocall: {
          name: 'isOnlineMobileVideocall'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isTopAmateur: {
          name: 'isTopAmateur'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isVoyeurChatAvailable: {
          name: 'isVoyeurChatAvailable'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        modelGuestRelation: {
          name: 'modelGuestRelation'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ModelGuestRelation'; ofType: null }
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
        picture: {
          name: 'picture'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        profile: {
          name: 'profile'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ModelProfile'; ofType: null }
          }
        }
        ratings: {
          name: 'ratings'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ChatRatings'; ofType: null }
          }
        }
        registeredSince: {
          name: 'registeredSince'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        star: {
          name: 'star'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        type: {
          name: 'type'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'ActorType'; ofType: null }
          }
        }
      }
    }
    ModelGuestRelation: {
      kind: 'OBJECT'
      name: 'ModelGuestRelation'
      fields: {
        isFavorite: {
          name: 'isFavorite'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    ModelPresence: {
      kind: 'OBJECT'
      name: 'ModelPresence'
      fields: {
        freeChat: {
          name: 'freeChat'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
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
        isOnline: {
          name: 'isOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
      }
    }
    ModelProfile: {
      kind: 'OBJECT'
      name: 'ModelProfile'
      fields: {
        age: {
          name: 'age'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        country: {
          name: 'country'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        languages: {
          name: 'languages'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
              }
            }
          }
        }
        threeWords: {
          name: 'threeWords'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
              }
            }
          }
        }
      }
    }
    Models: {
      kind: 'OBJECT'
      name: 'Models'
      fields: {
        models: {
          name: 'models'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Model'; ofType: null }
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
        totalOnline: {
          name: 'totalOnline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    ModelsFilter: {
      kind: 'INPUT_OBJECT'
      name: 'ModelsFilter'
      isOneOf: false
      inputFields: [
        {
          name: 'gender'
          type: { kind: 'ENUM'; name: 'Gender'; ofType: null }
          defaultValue: null
        },
        {
          name: 'category'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          defaultValue: null
        },
        {
          name: 'categorySlug'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
          defaultValue: null
        },
        {
          name: 'isOnline'
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          defaultValue: null
        },
        {
          name: 'isFreeChat'
          type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          defaultValue: null
        },
        {
          name: 'search'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
          defaultValue: null
        },
      ]
    }
    ModelsSort: {
      name: 'ModelsSort'
      enumValues: 'popular' | 'newest' | 'name' | 'cheapest' | 'mostExpensive' | 'topRated'
    }
    Mutation: {
      kind: 'OBJECT'
      name: 'Mutation'
      fields: {
        buyChatTicket: {
          name: 'buyChatTicket'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'BoughtChatTicket'; ofType: null }
          }
        }
        featureFeedback: {
          name: 'featureFeedback'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        freePreviewDecline: {
          name: 'freePreviewDecline'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'FreePreview'; ofType: null }
          }
        }
        freePreviewInit: {
          name: 'freePreviewInit'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'FreePreview'; ofType: null }
          }
        }
        removeChatTicket: {
          name: 'removeChatTicket'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RemovedChatTicket'; ofType: null }
          }
        }
      }
    }
    Price: {
      kind: 'OBJECT'
      name: 'Price'
      fields: {
        currency: {
          name: 'currency'
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
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
    Query: {
      kind: 'OBJECT'
      name: 'Query'
      fields: {
        actorHeatMap: {
          name: 'actorHeatMap'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ActorHeatMap'; ofType: null }
          }
        }
        actorInterviews: {
          name: 'actorInterviews'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'ActorInterview'; ofType: null }
              }
            }
          }
        }
        albums: {
          name: 'albums'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Album'; ofType: null }
              }
            }
          }
        }
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
        chatRatings: {
          name: 'chatRatings'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ChatRatings'; ofType: null }
          }
        }
        chatShows: {
          name: 'chatShows'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'ChatShow'; ofType: null }
              }
            }
          }
        }
        chatTickets: {
          name: 'chatTickets'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'ChatShow'; ofType: null }
              }
            }
          }
        }
        favouriteModels: {
          name: 'favouriteModels'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Models'; ofType: null }
          }
        }
        freeChatDuration: {
          name: 'freeChatDuration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        legalTexts: {
          name: 'legalTexts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'LegalTexts'; ofType: null }
          }
        }
        models_v2: {
          name: 'models_v2'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Models'; ofType: null }
          }
        }
        models_v3: {
          name: 'models_v3'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Models'; ofType: null }
          }
        }
        recommendedModels: {
          name: 'recommendedModels'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Model'; ofType: null }
              }
            }
          }
        }
        seoTexts: {
          name: 'seoTexts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'SeoText'; ofType: null }
              }
            }
          }
        }
        sidebar: {
          name: 'sidebar'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'SidebarGroup'; ofType: null }
              }
            }
          }
        }
        topCams: {
          name: 'topCams'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'TopCam'; ofType: null }
              }
            }
          }
        }
      }
    }
    RatingsOfDays: {
      kind: 'OBJECT'
      name: 'RatingsOfDays'
      fields: {
        countRatings: {
          name: 'countRatings'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        satisfactionRate: {
          name: 'satisfactionRate'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
    RemovedChatTicket: {
      kind: 'OBJECT'
      name: 'RemovedChatTicket'
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        show: { name: 'show'; type: { kind: 'OBJECT'; name: 'ChatShow'; ofType: null } }
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
    Sedcard: {
      kind: 'OBJECT'
      name: 'Sedcard'
      fields: {
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
      }
    }
    SeoText: {
      kind: 'OBJECT'
      name: 'SeoText'
      fields: {
        tag: {
          name: 'tag'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        text: {
          name: 'text'
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
    ShowPrice: {
      kind: 'OBJECT'
      name: 'ShowPrice'
      fields: {
        currency: {
          name: 'currency'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        symbol: {
          name: 'symbol'
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
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
      }
    }
    SidebarEntry: {
      kind: 'OBJECT'
      name: 'SidebarEntry'
      fields: {
        count: { name: 'count'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
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
    SidebarGroup: {
      kind: 'OBJECT'
      name: 'SidebarGroup'
      fields: {
        entries: {
          name: 'entries'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'SidebarEntry'; ofType: null }
              }
            }
          }
        }
        kind: {
          name: 'kind'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'SidebarKind'; ofType: null }
          }
        }
      }
    }
    SidebarKind: { name: 'SidebarKind'; enumValues: 'lists' | 'categories' | 'newFaces' }
    String: unknown
    Subscription: {
      kind: 'OBJECT'
      name: 'Subscription'
      fields: {
        modelPresence: {
          name: 'modelPresence'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ModelPresence'; ofType: null }
          }
        }
      }
    }
    TopCam: {
      kind: 'OBJECT'
      name: 'TopCam'
      fields: {
        age: {
          name: 'age'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        avatarPicture: {
          name: 'avatarPicture'
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
        name: {
          name: 'name'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        online: {
          name: 'online'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        onlineVideocall: {
          name: 'onlineVideocall'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        pinnedCount: {
          name: 'pinnedCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        previewPicture: {
          name: 'previewPicture'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        profileLink: {
          name: 'profileLink'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        rankingPointsVideoCall: {
          name: 'rankingPointsVideoCall'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        ratingCount: {
          name: 'ratingCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        satisfactionRate: {
          name: 'satisfactionRate'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        spokenLanguages: {
          name: 'spokenLanguages'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
              }
            }
          }
        }
        videocallPrice: {
          name: 'videocallPrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
      }
    }
    TopCamsType: {
      name: 'TopCamsType'
      enumValues: 'bestChats' | 'top100' | 'favorites' | 'videoCall'
    }
  }
}
