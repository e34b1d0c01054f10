/** A route's path below the language prefix. Languages without a shape of their own take English. */
type Shapes = Record<string, Readonly<Record<'en' | 'de' | 'es', string>>>

/** Every route of the platform's documents; `{…}` stands for a parameter. */
export const shapes = {
  home: { en: '/', de: '/', es: '/' },
  newGirls: { en: '/new-girls/', de: '/neue-girls/', es: '/chicas-nuevas/' },
  freeChat: { en: '/free-chat/', de: '/gratis-chat/', es: '/chat-gratis/' },
  cams: { en: '/cams/', de: '/livecams/', es: '/webcams/' },
  camShows: { en: '/cam-shows/', de: '/cam-auftritte/', es: '/espectaculos/' },
  category: {
    en: '/categories/{categorySlug}/',
    de: '/kategorien/{categorySlug}/',
    es: '/categorias/{categorySlug}/',
  },
  messenger: { en: '/messenger/', de: '/nachrichten/', es: '/mensajes/' },
  dailyDeals: { en: '/daily-deals/', de: '/tagesangebote/', es: '/ofertas-del-dia/' },
  bundles: { en: '/bundles/', de: '/pakete/', es: '/paquetes/' },
  vipClub: { en: '/vipclub/', de: '/vip-klub/', es: '/club-vip/' },
  feed: { en: '/feed/', de: '/neuigkeiten/', es: '/novedades/' },
  terms: { en: '/terms-of-service/', de: '/agb/', es: '/condiciones-de-uso/' },
  dataProtection: { en: '/data-protection/', de: '/datenschutz/', es: '/proteccion-de-datos/' },
  imprint: { en: '/imprint/', de: '/impressum/', es: '/aviso-legal/' },
  searchVideos: {
    en: '/search/videos/{searchPattern}/',
    de: '/suche/videos/{searchPattern}/',
    es: '/buscar/videos/{searchPattern}/',
  },

  actor: {
    en: '/amateur/{actorName}/',
    de: '/amateure/{actorName}/',
    es: '/modelos/{actorName}/',
  },
  actorAbout: {
    en: '/amateur/{actorName}/about-me/',
    de: '/amateure/{actorName}/ueber-mich/',
    es: '/modelos/{actorName}/sobre-mi/',
  },
  actorVideos: {
    en: '/amateur/{actorName}/videos/',
    de: '/amateure/{actorName}/videos/',
    es: '/modelos/{actorName}/videos/',
  },
  actorVideosByTag: {
    en: '/amateur/{actorName}/videos/tag/{tagGroup}',
    de: '/amateure/{actorName}/videos/thema/{tagGroup}',
    es: '/modelos/{actorName}/videos/tema/{tagGroup}',
  },
  actorVideosClassic: {
    en: '/amateur/{actorName}/videos/classic/',
    de: '/amateure/{actorName}/videos/klassisch/',
    es: '/modelos/{actorName}/videos/clasicos/',
  },
  actorAlbum: {
    en: '/amateur/{actorName}/pictures/{albumId}/',
    de: '/amateure/{actorName}/bilder/{albumId}/',
    es: '/modelos/{actorName}/fotos/{albumId}/',
  },
  actorLiveShow: {
    en: '/amateur/{actorName}/live-show/',
    de: '/amateure/{actorName}/live-auftritt/',
    es: '/modelos/{actorName}/espectaculo-en-directo/',
  },
  actorTopCams: {
    en: '/amateur/{actorName}/top-cams/',
    de: '/amateure/{actorName}/beste-cams/',
    es: '/modelos/{actorName}/mejores-cams/',
  },

  videos: { en: '/videos/', de: '/videothek/', es: '/videoteca/' },
  videosAll: {
    en: '/videos/all-videos/',
    de: '/videothek/alle-videos/',
    es: '/videoteca/todos-los-videos/',
  },
  videosFree: {
    en: '/videos/free-clips/',
    de: '/videothek/gratis-clips/',
    es: '/videoteca/clips-gratis/',
  },
  videosTrends: {
    en: '/videos/video-trends/',
    de: '/videothek/im-trend/',
    es: '/videoteca/tendencias/',
  },
  videosOnSale: {
    en: '/videos/on-sale/',
    de: '/videothek/im-angebot/',
    es: '/videoteca/en-oferta/',
  },
  videosNew: {
    en: '/videos/new-videos/',
    de: '/videothek/neue-videos/',
    es: '/videoteca/videos-nuevos/',
  },
  videosVip: {
    en: '/videos/vip-videos/',
    de: '/videothek/vip-videos/',
    es: '/videoteca/videos-vip/',
  },
  videosStars: { en: '/videos/stars/', de: '/videothek/stars/', es: '/videoteca/estrellas/' },
  video: {
    en: '/videos/video/{videoId}/',
    de: '/videothek/video/{videoId}/',
    es: '/videoteca/video/{videoId}/',
  },
  photos: { en: '/photos/', de: '/fotos/', es: '/fotos/' },

  tvLivestream: {
    en: '/tv/livestream/',
    de: '/fernsehen/livestream/',
    es: '/television/en-directo/',
  },
  tvPremiumLivestream: {
    en: '/tv/premium/livestream/',
    de: '/fernsehen/premium/livestream/',
    es: '/television/premium/en-directo/',
  },
  tvLateNight: {
    en: '/tv/late-night/',
    de: '/fernsehen/nachtprogramm/',
    es: '/television/programa-de-noche/',
  },
  tvSeries: {
    en: '/tv/mediathek/{series}/',
    de: '/fernsehen/mediathek/{series}/',
    es: '/television/mediateca/{series}/',
  },
  tvFormatVideos: {
    en: '/tv/mediathek/{key}/videos/',
    de: '/fernsehen/mediathek/{key}/videos/',
    es: '/television/mediateca/{key}/videos/',
  },
  tvMediaSeries: {
    en: '/tv/media/series/',
    de: '/fernsehen/serien/',
    es: '/television/series/',
  },

  blog: { en: '/blog/', de: '/journal/', es: '/bitacora/' },
  contests: { en: '/contests/', de: '/gewinnspiele/', es: '/concursos/' },
  contest: { en: '/contests/{id}/', de: '/gewinnspiele/{id}/', es: '/concursos/{id}/' },
  dailyBonus: { en: '/daily-bonus/', de: '/tagesbonus/', es: '/bono-diario/' },
  magazineEaster: { en: '/magazine/easter/', de: '/magazin/ostern/', es: '/revista/pascua/' },
  magazineWetAndWild: {
    en: '/magazine/wetnwildgame/',
    de: '/magazin/nass-und-wild/',
    es: '/revista/mojado-y-salvaje/',
  },
  magazineAdventCalendar: {
    en: '/magazine/advent-calendar/',
    de: '/magazin/adventskalender/',
    es: '/revista/calendario-de-adviento/',
  },
  magazineGoldrush: {
    en: '/magazine/goldrush/',
    de: '/magazin/goldrausch/',
    es: '/revista/fiebre-del-oro/',
  },
  event: { en: '/events/{event}/', de: '/aktionen/{event}/', es: '/eventos/{event}/' },

  profile: {
    en: '/myvisitx/profile/',
    de: '/mein-bereich/profil/',
    es: '/mi-espacio/perfil/',
  },
  mediathek: {
    en: '/myvisitx/mediathek/',
    de: '/mein-bereich/mediathek/',
    es: '/mi-espacio/mediateca/',
  },
  mediathekPhotos: {
    en: '/myvisitx/mediathek/photos/',
    de: '/mein-bereich/mediathek/fotos/',
    es: '/mi-espacio/mediateca/fotos/',
  },
  spinwheel: {
    en: '/myvisitx/spinwheel/',
    de: '/mein-bereich/gluecksrad/',
    es: '/mi-espacio/rueda-de-la-fortuna/',
  },
  benefits: {
    en: '/myvisitx/benefits/',
    de: '/mein-bereich/vorteile/',
    es: '/mi-espacio/ventajas/',
  },
  favoriteCams: {
    en: '/myvisitx/favorite-cams/',
    de: '/mein-bereich/lieblingscams/',
    es: '/mi-espacio/cams-favoritas/',
  },
} as const satisfies Shapes

/** The special events that have no magazine page; each is the last segment of its path. */
export const specialEvents = [
  'vr_porn',
  'kick_it_2025',
  'slot_machine',
  'wiesn_shooting',
  'wiesn_bude',
  'wiesn_gaudi',
  'halloween',
  'cum_on',
  'newsletter_unsubscribe',
  'venus_attacks',
] as const
