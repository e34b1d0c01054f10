import { runProgram } from './lib/program.mjs'

await runProgram('cli')
