/** Written by services/core/graphql/introspection.test.ts. */
export type introspection = {
  name: never
  query: 'Query'
  mutation: 'Mutation'
  subscription: 'Subscription'
  types: {
    ActingGroup: {
      name: 'ActingGroup'
      enumValues: 'female' | 'male' | 'mixed' | 'females' | 'other'
    }
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
        ageRating: {
          name: 'ageRating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        albumTotalViews: {
          name: 'albumTotalViews'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        basePrice: {
          name: 'basePrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        camRecording: {
          name: 'camRecording'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        classic: {
          name: 'classic'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        comments: {
          name: 'comments'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'AlbumComment'; ofType: null }
              }
            }
          }
        }
        commentsTotal: {
          name: 'commentsTotal'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        contestInfo: {
          name: 'contestInfo'
          type: { kind: 'OBJECT'; name: 'ContestInfo'; ofType: null }
        }
        cover: {
          name: 'cover'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        dailyBonusPrice: {
          name: 'dailyBonusPrice'
          type: { kind: 'OBJECT'; name: 'Price'; ofType: null }
        }
        duration: {
          name: 'duration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        free: {
          name: 'free'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        guestInfo: {
          name: 'guestInfo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumGuestInfo'; ofType: null }
          }
        }
        guestRatingDislikes: {
          name: 'guestRatingDislikes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        guestRatingLikes: {
          name: 'guestRatingLikes'
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
        isDisliked: {
          name: 'isDisliked'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isGuestAllowedToCommentAlbum: {
          name: 'isGuestAllowedToCommentAlbum'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isLiked: {
          name: 'isLiked'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isOpen: {
          name: 'isOpen'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
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
        isSoldOut: {
          name: 'isSoldOut'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isVip30Offer: {
          name: 'isVip30Offer'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isVipContent: {
          name: 'isVipContent'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        link: {
          name: 'link'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        model: {
          name: 'model'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumModel'; ofType: null }
          }
        }
        'new': {
          name: 'new'
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
        pictures: {
          name: 'pictures'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'AlbumPicture'; ofType: null }
              }
            }
          }
        }
        previewImages: {
          name: 'previewImages'
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
        previews: {
          name: 'previews'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'AlbumPicture'; ofType: null }
              }
            }
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
        rating: {
          name: 'rating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumRating'; ofType: null }
          }
        }
        releasedAt: {
          name: 'releasedAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        tags: {
          name: 'tags'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Tag'; ofType: null }
              }
            }
          }
        }
        thumbnails: {
          name: 'thumbnails'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Thumbnails'; ofType: null }
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
        types: {
          name: 'types'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'ENUM'; name: 'VideoType'; ofType: null }
              }
            }
          }
        }
        views: {
          name: 'views'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
    AlbumComment: {
      kind: 'OBJECT'
      name: 'AlbumComment'
      fields: {
        createdAt: {
          name: 'createdAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        guestName: {
          name: 'guestName'
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
        isOwn: {
          name: 'isOwn'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
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
      }
    }
    AlbumPicture: {
      kind: 'OBJECT'
      name: 'AlbumPicture'
      fields: {
        guestRating: { name: 'guestRating'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null } }
        height: {
          name: 'height'
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
        isPinned: {
          name: 'isPinned'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
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
        width: {
          name: 'width'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    AlbumViews: {
      kind: 'OBJECT'
      name: 'AlbumViews'
      fields: {
        albumTotalViews: {
          name: 'albumTotalViews'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    Albums: {
      kind: 'OBJECT'
      name: 'Albums'
      fields: {
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
    ArchivedMedium: {
      kind: 'OBJECT'
      name: 'ArchivedMedium'
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
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
    Bundle: {
      kind: 'OBJECT'
      name: 'Bundle'
      fields: {
        about: {
          name: 'about'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        coins: {
          name: 'coins'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
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
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        state: {
          name: 'state'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'BundleState'; ofType: null }
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
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Video'; ofType: null }
              }
            }
          }
        }
      }
    }
    BundleState: { name: 'BundleState'; enumValues: 'offered' | 'ordered' | 'paid' }
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
    Collection: {
      kind: 'OBJECT'
      name: 'Collection'
      fields: {
        about: {
          name: 'about'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
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
        title: {
          name: 'title'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
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
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Video'; ofType: null }
              }
            }
          }
        }
      }
    }
    Collections: {
      kind: 'OBJECT'
      name: 'Collections'
      fields: {
        collections: {
          name: 'collections'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Collection'; ofType: null }
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
    ContestInfo: {
      kind: 'OBJECT'
      name: 'ContestInfo'
      fields: {
        place: {
          name: 'place'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    DailyDeals: {
      kind: 'OBJECT'
      name: 'DailyDeals'
      fields: {
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
        endsAt: {
          name: 'endsAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Video'; ofType: null }
              }
            }
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
    MediaFilter: {
      kind: 'INPUT_OBJECT'
      name: 'MediaFilter'
      isOneOf: false
      inputFields: [
        {
          name: 'modelIds'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
            }
          }
          defaultValue: null
        },
        {
          name: 'actingGroups'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'ENUM'; name: 'ActingGroup'; ofType: null }
            }
          }
          defaultValue: null
        },
        {
          name: 'ids'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
            }
          }
          defaultValue: null
        },
        {
          name: 'tags'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
            }
          }
          defaultValue: null
        },
        {
          name: 'releasedFrom'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
          defaultValue: null
        },
        {
          name: 'releasedUntil'
          type: { kind: 'SCALAR'; name: 'String'; ofType: null }
          defaultValue: null
        },
        {
          name: 'types'
          type: {
            kind: 'LIST'
            name: never
            ofType: {
              kind: 'NON_NULL'
              name: never
              ofType: { kind: 'ENUM'; name: 'VideoType'; ofType: null }
            }
          }
          defaultValue: null
        },
      ]
    }
    MediaSort: {
      name: 'MediaSort'
      enumValues:
        | 'newest'
        | 'topRated'
        | 'topTrending'
        | 'bestSelling'
        | 'mostExpensive'
        | 'cheapest'
        | 'longest'
        | 'shortest'
        | 'satisfactionScore'
    }
    MediaType: { name: 'MediaType'; enumValues: 'VIDEO' | 'PHOTO' }
    Mediathek: {
      kind: 'OBJECT'
      name: 'Mediathek'
      fields: {
        counts: {
          name: 'counts'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'MediathekCount'; ofType: null }
              }
            }
          }
        }
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
                ofType: { kind: 'OBJECT'; name: 'MediathekEntry'; ofType: null }
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
    MediathekCount: {
      kind: 'OBJECT'
      name: 'MediathekCount'
      fields: {
        count: {
          name: 'count'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        split: {
          name: 'split'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'MediathekSplit'; ofType: null }
          }
        }
      }
    }
    MediathekEntry: {
      kind: 'OBJECT'
      name: 'MediathekEntry'
      fields: {
        addedAt: {
          name: 'addedAt'
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
        isAudio: {
          name: 'isAudio'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isGone: {
          name: 'isGone'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        link: { name: 'link'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        mediaType: {
          name: 'mediaType'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'MediaType'; ofType: null }
          }
        }
        model: {
          name: 'model'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumModel'; ofType: null }
          }
        }
        origin: {
          name: 'origin'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'MediathekOrigin'; ofType: null }
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
        pictures: {
          name: 'pictures'
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
        source: {
          name: 'source'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'MediathekSource'; ofType: null }
          }
        }
        split: {
          name: 'split'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'ENUM'; name: 'MediathekSplit'; ofType: null }
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
    MediathekOrigin: { name: 'MediathekOrigin'; enumValues: 'SHOP' | 'CHATCLIP' }
    MediathekSource: { name: 'MediathekSource'; enumValues: 'PURCHASED' | 'PINNED' | 'ARCHIVED' }
    MediathekSplit: {
      name: 'MediathekSplit'
      enumValues: 'shop' | 'pinned' | 'archive' | 'feed' | 'messenger' | 'clips' | 'audio'
    }
    Medium: {
      kind: 'INTERFACE'
      name: 'Medium'
      fields: {
        ageRating: {
          name: 'ageRating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        basePrice: {
          name: 'basePrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        camRecording: {
          name: 'camRecording'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        classic: {
          name: 'classic'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        contestInfo: {
          name: 'contestInfo'
          type: { kind: 'OBJECT'; name: 'ContestInfo'; ofType: null }
        }
        dailyBonusPrice: {
          name: 'dailyBonusPrice'
          type: { kind: 'OBJECT'; name: 'Price'; ofType: null }
        }
        duration: {
          name: 'duration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        free: {
          name: 'free'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        guestInfo: {
          name: 'guestInfo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumGuestInfo'; ofType: null }
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
        isSoldOut: {
          name: 'isSoldOut'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isVip30Offer: {
          name: 'isVip30Offer'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        link: {
          name: 'link'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        model: {
          name: 'model'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumModel'; ofType: null }
          }
        }
        'new': {
          name: 'new'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        previewImages: {
          name: 'previewImages'
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
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        rating: {
          name: 'rating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumRating'; ofType: null }
          }
        }
        releasedAt: {
          name: 'releasedAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        tags: {
          name: 'tags'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Tag'; ofType: null }
              }
            }
          }
        }
        thumbnails: {
          name: 'thumbnails'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Thumbnails'; ofType: null }
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
        types: {
          name: 'types'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'ENUM'; name: 'VideoType'; ofType: null }
              }
            }
          }
        }
        views: {
          name: 'views'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
      possibleTypes: 'Album' | 'Video'
    }
    MediumGuestInfo: {
      kind: 'OBJECT'
      name: 'MediumGuestInfo'
      fields: {
        bought: {
          name: 'bought'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        flatrate: {
          name: 'flatrate'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        gifted: {
          name: 'gifted'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        liked: { name: 'liked'; type: { kind: 'SCALAR'; name: 'Boolean'; ofType: null } }
      }
    }
    MediumModel: {
      kind: 'OBJECT'
      name: 'MediumModel'
      fields: {
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
        link: {
          name: 'link'
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
        picture: {
          name: 'picture'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    MediumRating: {
      kind: 'OBJECT'
      name: 'MediumRating'
      fields: {
        dislikes: {
          name: 'dislikes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        likes: {
          name: 'likes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
        albumView: {
          name: 'albumView'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AlbumViews'; ofType: null }
          }
        }
        archiveMedium: {
          name: 'archiveMedium'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'ArchivedMedium'; ofType: null }
          }
        }
        buyChatTicket: {
          name: 'buyChatTicket'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'BoughtChatTicket'; ofType: null }
          }
        }
        dislikeAlbum: {
          name: 'dislikeAlbum'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RatedAlbum'; ofType: null }
          }
        }
        dislikeVideo: {
          name: 'dislikeVideo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RatedVideo'; ofType: null }
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
        likeAlbum: {
          name: 'likeAlbum'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RatedAlbum'; ofType: null }
          }
        }
        likeVideo: {
          name: 'likeVideo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'RatedVideo'; ofType: null }
          }
        }
        mabAlbumView: {
          name: 'mabAlbumView'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'AlbumViews'; ofType: null }
          }
        }
        orderBundle: {
          name: 'orderBundle'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'OrderedBundle'; ofType: null }
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
    OrderedBundle: {
      kind: 'OBJECT'
      name: 'OrderedBundle'
      fields: {
        checkoutId: { name: 'checkoutId'; type: { kind: 'SCALAR'; name: 'ID'; ofType: null } }
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        selectedAmount: {
          name: 'selectedAmount'
          type: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
            ofType: { kind: 'OBJECT'; name: 'Albums'; ofType: null }
          }
        }
        bundles: {
          name: 'bundles'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Bundle'; ofType: null }
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
        collection: {
          name: 'collection'
          type: { kind: 'OBJECT'; name: 'Collection'; ofType: null }
        }
        collections: {
          name: 'collections'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Collections'; ofType: null }
          }
        }
        dailyDeals: {
          name: 'dailyDeals'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'DailyDeals'; ofType: null }
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
        mediathek: {
          name: 'mediathek'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Mediathek'; ofType: null }
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
        tagSearch: {
          name: 'tagSearch'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Tag'; ofType: null }
              }
            }
          }
        }
        tags: {
          name: 'tags'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Tags'; ofType: null }
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
        videoStars: {
          name: 'videoStars'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'VideoStar'; ofType: null }
              }
            }
          }
        }
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Videos'; ofType: null }
          }
        }
        videos_v2: {
          name: 'videos_v2'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Video'; ofType: null }
              }
            }
          }
        }
        vip30History: {
          name: 'vip30History'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Vip30Value'; ofType: null }
              }
            }
          }
        }
      }
    }
    RatedAlbum: {
      kind: 'OBJECT'
      name: 'RatedAlbum'
      fields: {
        album: { name: 'album'; type: { kind: 'OBJECT'; name: 'Album'; ofType: null } }
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
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
    RatedVideo: {
      kind: 'OBJECT'
      name: 'RatedVideo'
      fields: {
        errorCode: { name: 'errorCode'; type: { kind: 'SCALAR'; name: 'String'; ofType: null } }
        success: {
          name: 'success'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        video: { name: 'video'; type: { kind: 'OBJECT'; name: 'Video'; ofType: null } }
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
    Tag: {
      kind: 'OBJECT'
      name: 'Tag'
      fields: {
        id: {
          name: 'id'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null }
          }
        }
        label: {
          name: 'label'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
      }
    }
    Tags: {
      kind: 'OBJECT'
      name: 'Tags'
      fields: {
        mostPopular: {
          name: 'mostPopular'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Tag'; ofType: null }
              }
            }
          }
        }
      }
    }
    Thumbnails: {
      kind: 'OBJECT'
      name: 'Thumbnails'
      fields: {
        columns: {
          name: 'columns'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        count: {
          name: 'count'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        height: {
          name: 'height'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        interval: {
          name: 'interval'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Float'; ofType: null }
          }
        }
        sheet: {
          name: 'sheet'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        width: {
          name: 'width'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
    Video: {
      kind: 'OBJECT'
      name: 'Video'
      fields: {
        ageRating: {
          name: 'ageRating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        basePrice: {
          name: 'basePrice'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        camRecording: {
          name: 'camRecording'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        classic: {
          name: 'classic'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        contestInfo: {
          name: 'contestInfo'
          type: { kind: 'OBJECT'; name: 'ContestInfo'; ofType: null }
        }
        dailyBonusPrice: {
          name: 'dailyBonusPrice'
          type: { kind: 'OBJECT'; name: 'Price'; ofType: null }
        }
        duration: {
          name: 'duration'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        free: {
          name: 'free'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        guestInfo: {
          name: 'guestInfo'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumGuestInfo'; ofType: null }
          }
        }
        hasCaptions: {
          name: 'hasCaptions'
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
        isSoldOut: {
          name: 'isSoldOut'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        isVip30Offer: {
          name: 'isVip30Offer'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        link: {
          name: 'link'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        model: {
          name: 'model'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumModel'; ofType: null }
          }
        }
        'new': {
          name: 'new'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null }
          }
        }
        previewImages: {
          name: 'previewImages'
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
        price: {
          name: 'price'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        rating: {
          name: 'rating'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'MediumRating'; ofType: null }
          }
        }
        releasedAt: {
          name: 'releasedAt'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        tags: {
          name: 'tags'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Tag'; ofType: null }
              }
            }
          }
        }
        thumbnails: {
          name: 'thumbnails'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'OBJECT'; name: 'Thumbnails'; ofType: null }
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
        types: {
          name: 'types'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'ENUM'; name: 'VideoType'; ofType: null }
              }
            }
          }
        }
        views: {
          name: 'views'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
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
    VideoStar: {
      kind: 'OBJECT'
      name: 'VideoStar'
      fields: {
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
        likes: {
          name: 'likes'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        link: {
          name: 'link'
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
        picture: {
          name: 'picture'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'String'; ofType: null }
          }
        }
        place: {
          name: 'place'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        videoCount: {
          name: 'videoCount'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
    VideoType: {
      name: 'VideoType'
      enumValues:
        | 'free'
        | 'premium'
        | 'discount'
        | 'vip'
        | 'bought'
        | 'trending'
        | 'vxselect'
        | 'vip30'
        | 'classic'
        | 'shared'
        | 'original'
    }
    Videos: {
      kind: 'OBJECT'
      name: 'Videos'
      fields: {
        total: {
          name: 'total'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: {
              kind: 'LIST'
              name: never
              ofType: {
                kind: 'NON_NULL'
                name: never
                ofType: { kind: 'OBJECT'; name: 'Video'; ofType: null }
              }
            }
          }
        }
      }
    }
    Vip30Value: {
      kind: 'OBJECT'
      name: 'Vip30Value'
      fields: {
        month: {
          name: 'month'
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
            ofType: { kind: 'OBJECT'; name: 'Price'; ofType: null }
          }
        }
        videos: {
          name: 'videos'
          type: {
            kind: 'NON_NULL'
            name: never
            ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null }
          }
        }
      }
    }
  }
}
