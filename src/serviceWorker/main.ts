import type { Build, WorkerScope } from './scope.ts'
import { serve } from './worker.ts'

/** The build's own list of files, put here once they are written: scripts/lib/serviceWorker.mjs. */
declare const __BUILD__: Build

serve(self as unknown as WorkerScope, __BUILD__)
