import type { SnapshotFrom } from 'xstate'
import type { Breadcrumb, BreadcrumbKey } from './breadcrumbs.events.ts'
import { type breadcrumbsMachine, textOf } from './breadcrumbs.machine.ts'

type BreadcrumbsSnapshot = SnapshotFrom<typeof breadcrumbsMachine>

const noSteps: readonly Breadcrumb[] = []

/** The way to the page of that key, its first step first; empty until it is loaded. */
export function selectBreadcrumb(key: BreadcrumbKey) {
  return ({ context }: BreadcrumbsSnapshot): readonly Breadcrumb[] => {
    const known = context.breadcrumbs[textOf(key)]
    return known === undefined || known === 'loading' ? noSteps : known
  }
}
