import { laterActors } from './app.laterActors.ts'
import { appMachine } from './app.machine.ts'

/** The app with the code of every actor at hand, as a replay needs it. */
export const completeAppMachine = appMachine.provide({ actors: laterActors })
