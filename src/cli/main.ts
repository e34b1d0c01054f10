import { runCli } from './cli.ts'

process.exitCode = await runCli(process.argv.slice(2), {
  print: (text) => console.log(text),
  complain: (line) => console.error(line),
})
