import { nextTask } from './nextTask.ts'

// A module of its own for each pause: one that was evaluated once waits no more
await nextTask()
