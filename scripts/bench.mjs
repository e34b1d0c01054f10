import { buildApp, buildConsole, buildProgram } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { runProgram } from './lib/program.mjs'
import { setup } from './setup.mjs'

await setup()
process.env.CHROMIUM_PATH = await provideChromium()
await buildApp()
await buildConsole()
await buildProgram('simulator')
await buildProgram('support')
await buildProgram('cli')
await runProgram('bench', ['--expose-gc'])
