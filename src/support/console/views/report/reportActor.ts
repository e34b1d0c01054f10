import type { ActorRefFrom } from 'xstate'
import type { reportMachine } from '../../report/report.machine.ts'

/** The actor of the report that is shown. */
export type ReportActor = ActorRefFrom<typeof reportMachine>
