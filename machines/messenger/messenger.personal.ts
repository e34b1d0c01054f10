/** Fields of what is said, in events and states: a log that leaves the page holds none of their texts (contract §5). */
export const messengerPersonal = [
  'body',
  'comment',
  'data',
  'message',
  'searchPattern',
  'subject',
  'text',
  'title',
]
