import type { Language } from '../../../machines/core/language.ts'
import type { BreadcrumbKey } from '../../../machines/shell/breadcrumbs/breadcrumbs.events.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'

/**
 * Which breadcrumb belongs to a page [REQ-5]. The language is part of the key: steps have words in it.
 * @returns null for a page that has none
 */
export function breadcrumbKeyOf(route: Route, language: Language): BreadcrumbKey | null {
  const key = (breadcrumbType: string, payload: Record<string, string>): BreadcrumbKey => ({
    breadcrumbType,
    payload: { language, ...payload },
  })
  switch (route.name) {
    case 'profile':
    case 'mediathek':
    case 'benefits':
      return key('personal', { page: route.name })
    case 'terms':
      return key('legal', { legalTextId: 'GTC' })
    case 'dataProtection':
      return key('legal', { legalTextId: 'PP' })
    case 'imprint':
      return key('legal', { legalTextId: 'IMP' })
    case 'category':
      return key('category', { categorySlug: route.params.categorySlug })
    default:
      return null
  }
}
