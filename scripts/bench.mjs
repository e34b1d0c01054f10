import { runProgram } from './lib/program.mjs'

await runProgram('bench', ['--expose-gc'])
