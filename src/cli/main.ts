import { isMainThread } from 'node:worker_threads'
import { runCli } from './cli.ts'

if (isMainThread) {
  process.exitCode = await runCli(
    process.argv.slice(2),
    {
      print: (text) => console.log(text),
      complain: (line) => console.error(line),
    },
    new URL(import.meta.url),
  )
} else {
  await import('../support/server/work/thread.ts')
}
