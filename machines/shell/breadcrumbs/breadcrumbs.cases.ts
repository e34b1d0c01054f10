import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import { laws } from './breadcrumbs.laws.ts'
import { breadcrumbsMachine } from './breadcrumbs.machine.ts'

const key = (categorySlug: string) => ({ breadcrumbType: 'category', payload: { categorySlug } })

export const cases: Cases<typeof breadcrumbsMachine> = {
  machine: breadcrumbsMachine,
  inputs: [undefined],
  events: { 'breadcrumbs.requested': [{ key: key('dawn') }, { key: key('dusk') }] },
  answers: {
    loadBreadcrumb: { outputs: [[{ title: 'Categories', path: null }]], errors: lost },
  },
  laws,
}
