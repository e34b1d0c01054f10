import { workerEnvironment } from './journalEnvironment.ts'
import { createJournalWriter, type ToWriter } from './journalWriter.ts'

const take = createJournalWriter(workerEnvironment(globalThis as never), (message) =>
  postMessage(message),
)
addEventListener('message', ({ data }: MessageEvent<ToWriter>) => take(data))
