import { asItStands, type PlatformStages, refusedWith } from './place.fixtures.ts'

export const shell: PlatformStages = {
  breadcrumbs: {},
  camFilter: {
    findPlace: [asItStands, refusedWith('/rest/v1/utility/*', 404)],
  },
  categories: {},
  legal: {},
  legalVersions: {},
}
