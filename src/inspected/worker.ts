import { type PortLike, serve } from '../inspector/replica/served.ts'
import { inspectedSystems } from './systems.ts'

serve(globalThis as unknown as PortLike, inspectedSystems)
