import type { FaultParams } from '../core/faultCatalogue.ts'
import type { FaultTarget } from '../core/faults.simulator.ts'
import { garbageOf } from '../core/frameFaults.ts'
import type { Platform } from '../core/platform.ts'
import type { Connection } from './connection.ts'
import type { GuestSessions } from './guestSessions.ts'

/** Lets the faults that strike standing connections strike the moment they are switched. */
export function listenForFaults(
  { faults, world }: Platform,
  sessions: GuestSessions,
  connections: () => Iterable<Connection>,
): void {
  const connectionsOf = (to: FaultTarget) =>
    [...connections()].filter(({ guestId }) => to === '*' || guestId === to)

  function expireSessions(to: FaultTarget): void {
    const guestIds = to === '*' ? world.accounts().map(({ id }) => id) : [world.account(to).id]
    for (const guestId of guestIds) {
      world.account(guestId).generation++
      sessions.send(guestId, { type: 'sessionExpired' })
    }
    for (const connection of connectionsOf(to)) connection.isExpired = true
  }

  faults.listen((to, name, params) => {
    if (name === 'halfOpen' && params === null) {
      const silent = connectionsOf(to).filter((connection) => connection.isSilent())
      for (const connection of silent) connection.close(1006, 'fault halfOpen is over')
    }
    if (name === 'holdFrames' && params === null) {
      for (const connection of connectionsOf(to)) connection.order({ does: 'deliverAll' })
    }
    if (params === null) return
    switch (name) {
      case 'halfOpen':
        for (const connection of connectionsOf(to)) {
          faults.hit(connection.guestId, name)
          connection.fallSilent()
        }
        break
      case 'closeNow': {
        const { code } = params as FaultParams<'closeNow'>
        for (const connection of connectionsOf(to)) connection.close(code, 'fault closeNow')
        break
      }
      case 'garbageFrames':
        for (const frame of garbageOf(params as FaultParams<'garbageFrames'>)) {
          for (const connection of connectionsOf(to)) connection.send(frame)
        }
        break
      case 'expireSession':
        expireSessions(to)
        break
    }
  })
}
