import { answerAction, hear, tell } from './peer.js'

hear(({ type }) => {
  if (type === 'action-hasLoginCookie') void answerAction({ type }, null)
})
tell('iframe-ready')
