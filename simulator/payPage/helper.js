import { answerAction, hear, tell } from './peer.js'

hear((message) => {
  if (message.type === 'action-hasLoginCookie') void answerAction(message, null)
})
tell('iframe-ready')
