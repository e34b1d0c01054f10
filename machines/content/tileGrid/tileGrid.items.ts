/** A contest of performers, in which guests vote. */
export interface Contest {
  id: string
  name: string
  /** Address of the picture, without its size. */
  picture: string
  isRunning: boolean
  /** In ms since the epoch. */
  startsAt: number
  endsAt: number
  /** How many performers compete. */
  participants: number
  /** What the winner gets, in coins. */
  prize: number
  /** Who won; null while it runs. */
  winner: string | null
}

/** A live chat that the guest had. */
export interface PastVideoChat {
  id: string
  actorName: string
  /** Address of the performer's picture, without its size. */
  picture: string
  /** In ms since the epoch. */
  startedAt: number
  /** In the platform's words [CHT-1]. */
  chatType: string
  /** Booked, and what they cost in coins. */
  minutes: number
  coins: number
}

/** A series of the television. */
export interface TvSeries {
  id: string
  name: string
  /** By which addresses name it. */
  link: string
  /** What it is about, in a sentence. */
  about: string
  /** Address of the picture, without its size. */
  picture: string
  episodes: number
  /** Whose pictures show what is in it [TIL-6]. */
  albumId: string
}

/** What a tile of each loaded grid shows. */
export interface TileItems {
  contests: Contest
  myVideoChats: PastVideoChat
  tvLists: TvSeries
}
