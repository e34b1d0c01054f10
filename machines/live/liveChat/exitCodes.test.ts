import { describe, expect, test } from 'vitest'
import {
  type ExitCode,
  endOf,
  exitCodes,
  groupOf,
  isExitCode,
  isPreChatExit,
  isPreviewExit,
} from './exitCodes.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step)

test('the known exit codes are these 49 [CHT-10]', () => {
  const known = [
    ...from(100, 108),
    198,
    199,
    ...from(201, 208),
    301,
    ...from(401, 408),
    498,
    499,
    ...from(501, 503),
    601,
    ...from(901, 910),
    920,
    921,
    990,
    996,
    997,
  ]
  expect(known).toHaveLength(49)
  expect(from(0, 1_100).filter(isExitCode)).toEqual(known)
})

test('each belongs to who ended the chat: client, host, admin or preview [CHT-11]', () => {
  const of = (group: string) => exitCodes.filter((code) => groupOf(code) === group)
  expect(of('client')).toEqual([...from(100, 108), 198, 199])
  expect(of('host')).toEqual([...from(201, 208), 301])
  expect(of('admin')).toEqual([...from(401, 408), 498, 499, ...from(501, 503), 601])
  expect(of('preview')).toEqual([...from(901, 910), 920, 921, 990, 996, 997])
})

describe('what follows', () => {
  test('908 is the live show, which has started, and no other code is [CHT-12]', () => {
    expect(exitCodes.filter((code) => endOf(code).follow === 'liveShow')).toEqual([908])
  })

  test('a chat that did not begin is never a survey; a preview leads on [CHT-13]', () => {
    const preChat = exitCodes.filter(isPreChatExit)
    expect(preChat).toEqual([501, 502, 503, 601])
    expect(preChat.filter(isPreviewExit)).toEqual([])
    const follows = (codes: readonly ExitCode[]) => codes.map((code) => endOf(code).follow)
    expect(follows(preChat)).toEqual(['others', 'others', 'topUp', 'running'])
    expect(follows(exitCodes.filter(isPreviewExit))).not.toContain('survey')
    expect(follows([901, 902, 904, 920])).toEqual(['paid', 'paid', 'paid', 'paid'])
  })
})
