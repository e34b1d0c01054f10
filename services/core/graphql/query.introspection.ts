/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: never
  subscription: never
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
    Float: unknown
    Gender: { name: 'Gender'; enumValues: 'N' | 'M' | 'F' }
    ID: unknown
    Int: unknown
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
        freeChatDuration: {
          name: 'freeChatDuration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
    String: unknown
  }
}
