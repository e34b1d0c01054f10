import { isMainThread } from 'node:worker_threads'

async function serve(): Promise<void> {
  const { readOptions } = await import('./options.ts')
  const { startReports } = await import('./start.ts')
  const options = readOptions(process.argv.slice(2))
  const running = await startReports(options, new URL(import.meta.url))
  const { reportsUrl, consoleUrl, hasNoUser } = running
  if (options.isJsonReady) {
    console.log(JSON.stringify({ ready: { reports: reportsUrl, console: consoleUrl } }))
  } else {
    console.log(`reports         ${reportsUrl}`)
    console.log(`support         ${consoleUrl}`)
    if (hasNoUser)
      console.log(
        '                nobody can sign in yet: npm run cli -- reports user add NAME --admin',
      )
  }
  const end = () => void running.stop().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

if (isMainThread) {
  await serve().catch((error: Error) => {
    console.error(`reports: ${error.message.split('\n')[0]}`)
    process.exit(2)
  })
} else {
  await import('./work/thread.ts')
}
