import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { foldLog } from './fold.ts'

try {
  // on Linux of this thread alone: who sends a report waits, its replay can
  setPriority(constants.priority.PRIORITY_LOW)
} catch {
  // not everybody may say so
}

parentPort?.on('message', async (log: Uint8Array) => parentPort?.postMessage(await foldLog(log)))
