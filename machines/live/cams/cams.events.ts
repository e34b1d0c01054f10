import type { PageEvent } from '../../shell/navigation/navigation.events.ts'

export type CamsEvent = PageEvent

declare module '../../core/address.ts' {
  interface Addresses {
    cams: CamsEvent
  }
}
