import { parentPort } from 'node:worker_threads'
import { foldLog } from './fold.ts'

parentPort?.on('message', async (log: Uint8Array) => parentPort?.postMessage(await foldLog(log)))
