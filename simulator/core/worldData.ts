const words = (text: string) => text.trim().split(/\s+/)

export const firstNames = words(`
  Ada Amara Bianca Carla Celeste Delia Elara Esme Farah Freya Gia Hanna Ines Isolde Juno Kaya Lena
  Liora Maren Mila Nadia Nerea Odette Petra Quinn Rhea Romy Selma Tamsin Una Vera Wanda Xenia Yara
  Zora Bruno Dario Felix Luca Milo`)

export const lastNames = words(`
  Amberley Bellwood Corvane Duskwater Emberly Fairlane Goldhart Halloway Ivory Juniper Kestrel
  Larkspur Moonfield Nightingale Oriel Pemberlane Quill Rosewood Starling Thornfield Velvet
  Winterbourne Yarrow Zephyr`)

export const screenNameHeads = words(
  'Quiet Amber Distant Merry Velvet Northern Late Paper Golden Idle',
)
export const screenNameTails = words(
  'Otter Lantern Harbour Comet Willow Falcon Meadow Cello Ember Tide',
)

export const countries = [
  { countryCode: 'DE', region: 'Hamburg', city: 'Hamburg' },
  { countryCode: 'AT', region: 'Styria', city: 'Graz' },
  { countryCode: 'CH', region: 'Basel', city: 'Basel' },
  { countryCode: 'GB', region: 'England', city: 'Bristol' },
  { countryCode: 'ES', region: 'Valencia', city: 'Valencia' },
  { countryCode: 'NL', region: 'Utrecht', city: 'Utrecht' },
]

export const categories = [
  'behind-the-scenes',
  'burlesque',
  'by-the-sea',
  'conversation',
  'cosplay',
  'couples',
  'curves',
  'dance',
  'early-birds',
  'evening-dress',
  'fitness',
  'gaming',
  'glamour',
  'latex',
  'leather',
  'lingerie',
  'music',
  'night-owls',
  'outdoors',
  'over-forty',
  'redheads',
  'retro-glamour',
  'role-play',
  'soft-voices',
  'stockings-and-heels',
  'storytelling',
  'tattoos',
  'yoga',
]

/** Kinds of the notifications that there are from the beginning; what each says is in the messenger's texts. */
export const noticeTypes = [1, 2, 3, 4, 6, 13] as const
