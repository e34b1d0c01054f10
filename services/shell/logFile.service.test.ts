import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { saveLogFile } from './logFile.service.ts'

test("offers the log as a file that carries the log's id", () => {
  const { environment, outside } = fakeEnvironment()
  saveLogFile(environment, { id: 'a1-b2', text: '{"log":1}\n' })
  expect(outside.files).toEqual([{ name: 'a1-b2.log.ndjson', text: '{"log":1}\n' }])
})

test('makes a file name of any id', () => {
  const { environment, outside } = fakeEnvironment()
  saveLogFile(environment, { id: '../../etc/pass wd', text: '' })
  expect(outside.files[0]?.name).toBe('-etc-pass-wd.log.ndjson')
})
