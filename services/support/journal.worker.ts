import { workerEnvironment } from './journalEnvironment.ts'
import { createJournalWriter, type ToWriter } from './journalWriter.ts'

/** In ms: where processors are few, a worker that is at work at once has the page wait in the midst of handing over. */
const pause = 5

const take = createJournalWriter(workerEnvironment(globalThis as never), (message) =>
  postMessage(message),
)
addEventListener('message', (event: MessageEvent<ToWriter>) => {
  setTimeout(() => take(event.data), pause)
})
