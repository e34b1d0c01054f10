import { afterAll, afterEach } from 'vitest'

const complaints: string[] = []
const { error } = console

/** React complains in words; what a part of the page threw is told as an error, and is the test's matter. */
console.error = (...said: unknown[]) => {
  const [format, ...values] = said
  if (typeof format === 'string' && !said.some((value) => value instanceof Error)) {
    complaints.push(values.reduce<string>((text, value) => text.replace('%s', `${value}`), format))
  }
  error(...said)
}

afterEach(() => {
  const said = complaints.splice(0)
  if (said.length > 0) throw new Error(`the page complained: ${said.join('\n')}`)
})

afterAll(() => {
  console.error = error
})
