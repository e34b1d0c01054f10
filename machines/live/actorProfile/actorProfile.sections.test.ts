import { expect, test } from 'vitest'
import { pathOf, resolve } from '../../shell/navigation/routes.ts'
import { profileSections, routeOf, sectionOf } from './actorProfile.sections.ts'

test('a profile has exactly seven sections, each at an address of its own [ACT-1]', () => {
  expect(profileSections).toEqual([
    'overview',
    'about',
    'videoDetails',
    'liveShow',
    'videosOverview',
    'videosClassic',
    'topCamgirls',
  ])
  const paths = profileSections.map((section) => pathOf(routeOf(section, 'Juno Amber'), 'en'))
  expect(new Set(paths).size).toBe(7)
  const found = paths.map((path) => {
    const route = resolve(path)?.route
    return route ? sectionOf(route) : null
  })
  expect(found).toEqual(profileSections)
})

test('a page that is no profile has no section', () => {
  expect(sectionOf({ name: 'cams', params: {} })).toBeNull()
})
