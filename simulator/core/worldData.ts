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

export const languages = ['de', 'en', 'es', 'nl']

export const countries = [
  { countryCode: 'DE', region: 'Hamburg', city: 'Hamburg' },
  { countryCode: 'AT', region: 'Styria', city: 'Graz' },
  { countryCode: 'CH', region: 'Basel', city: 'Basel' },
  { countryCode: 'GB', region: 'England', city: 'Bristol' },
  { countryCode: 'ES', region: 'Valencia', city: 'Valencia' },
  { countryCode: 'NL', region: 'Utrecht', city: 'Utrecht' },
]

export const categories = [
  'conversation',
  'dance',
  'evening-dress',
  'fitness',
  'glamour',
  'latex',
  'lingerie',
  'music',
  'role-play',
  'tattoos',
]

/** Kind number, title and text; `{name}` is the performer. */
export const notices = [
  { type: 1, title: 'New message', text: '{name} has written to you.' },
  { type: 2, title: 'Now online', text: '{name} has just come online.' },
  { type: 3, title: 'New video', text: '{name} has published a new video.' },
  { type: 4, title: 'Show tonight', text: '{name} goes live at nine.' },
  { type: 6, title: 'Your gift arrived', text: '{name} says thank you.' },
  { type: 13, title: 'Daily bonus', text: 'Today’s bonus is waiting for you.' },
]
