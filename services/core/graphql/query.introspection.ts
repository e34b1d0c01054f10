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
    ChatRating: {
      kind: 'OBJECT'
      name: 'ChatRating'
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
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
            ofType: { kind: 'OBJECT'; name: 'ChatRating'; ofType: null }
          }
        }
      }
    }
    ID: unknown
    Int: unknown
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
      }
    }
    String: unknown
  }
}
