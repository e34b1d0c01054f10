import { expect, test } from 'vitest'
import { isSamePage, type Place, readPlace, writePlace } from './place.ts'

const places: Place[] = [
  { page: 'reports', query: {} },
  {
    page: 'reports',
    query: { text: 'a b&c#d', status: 'open', state: 'app/realtime:connected', sort: 'oldest' },
  },
  { page: 'report', report: 'r 1', log: 'l/1', seq: 0 },
  { page: 'report', report: 'r', log: null, seq: null },
  { page: 'groups', status: 'new' },
  { page: 'audit', report: 'r' },
  { page: 'audit', report: null },
  { page: 'people' },
  { page: 'arriving' },
]

test.each(places)('an address leads to the place that wrote it: $page', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place)
})

test('what an address holds beside that is left out, and a number that is none counts as absent', () => {
  expect(readPlace('#status=new&after=50&evil=1')).toEqual({
    page: 'reports',
    query: { status: 'new' },
  })
  for (const seq of ['-1', '1.5', 'x', '1e99']) {
    expect(readPlace(`#report=r&seq=${seq}`)).toMatchObject({ seq: null })
  }
})

test('another report is another page, another entry of it is not', () => {
  const place = { page: 'report', report: 'r', log: null, seq: null } as const
  expect(isSamePage(place, { ...place, log: 'l', seq: 3 })).toBe(true)
  expect(isSamePage(place, { ...place, report: 's' })).toBe(false)
  expect(isSamePage(place, { page: 'people' })).toBe(false)
})
