/** Fields of where the guest is and what they look for, in events and states: a log that leaves the page holds none of their texts (contract §5). */
export const shellPersonal = [
  'city',
  'near',
  'searches',
  'searchHistory',
  'storedHistory',
  'zipCode',
]
