import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import { loginMachine } from './account/login.machine.ts'
import { arrivingMachine } from './arriving/arriving.machine.ts'
import { auditMachine } from './audit/audit.machine.ts'
import { groupsMachine } from './groups/groups.machine.ts'
import { peopleMachine } from './people/people.machine.ts'
import type { FrameRequest, PanelsRequest } from './player/player.events.ts'
import { playerMachine } from './player/player.machine.ts'
import { reportMachine } from './report/report.machine.ts'
import { reportsMachine } from './reports/reports.machine.ts'
import { type AddressRequest, followAddress } from './services/address.service.ts'
import { createApi } from './services/api.service.ts'
import { carryOut, changePeople, loginWithTime, type Outlet } from './services/deeds.service.ts'
import { followFrame } from './services/frame.service.ts'
import { openPanels, type PanelsEnvironment } from './services/panels.service.ts'
import { consoleMachine } from './shell/console.machine.ts'

export type ConsoleActor = ActorRefFrom<typeof consoleMachine>

/** What the console's services stand on. */
export interface ConsoleEnvironment {
  page: Window & typeof globalThis
  fetch(url: string, init: RequestInit): Promise<Response>
  outlet: Outlet
  panels: PanelsEnvironment
}

/** @returns the console with its services, not yet started */
export function wireConsole({ page, fetch, outlet, panels }: ConsoleEnvironment): ConsoleActor {
  let tellEnded: () => void = () => undefined
  const api = createApi({ fetch, onEnded: () => tellEnded() })
  const loadUsers = fromPromise(() => api.loadUsers())

  const player = playerMachine.provide({
    actors: {
      loadLog: fromPromise(async ({ input: { report, log } }) => {
        // Without them one waits longer for a place, and that is all
        const waypoints = api.loadWaypoints(report, log).catch(() => null)
        return { file: await api.loadLog(report, log), waypoints: await waypoints }
      }),
      frame: fromCallback<FrameRequest>(({ sendBack, receive }) => {
        const frame = followFrame(page, sendBack)
        receive(frame.order)
        return frame.end
      }),
      panels: fromCallback<PanelsRequest, { file: Blob; name: string }>(
        ({ input, sendBack, receive }) => {
          const opened = openPanels(panels, input, sendBack)
          receive(opened.order)
          return opened.end
        },
      ),
    },
  })
  const report = reportMachine.provide({
    actors: {
      loadReport: fromPromise(({ input }) => api.loadReport(input)),
      loadUsers,
      carryOut: fromPromise(({ input }) => carryOut(api, outlet, input)),
      player,
    },
  })
  const machine = consoleMachine.provide({
    actors: {
      loadMe: fromPromise(() => api.loadMe()),
      login: loginMachine.provide({
        actors: { login: fromPromise(({ input }) => loginWithTime(api, input, outlet.now)) },
      }),
      logout: fromPromise(() => api.logout()),
      watchLogin: fromCallback(({ sendBack }) => {
        tellEnded = () => sendBack({ type: 'console.loginEnded' })
        return () => {
          tellEnded = () => undefined
        }
      }),
      address: fromCallback<AddressRequest>(({ sendBack, receive }) => {
        const address = followAddress(page, sendBack)
        receive(address.order)
        return address.end
      }),
      reports: reportsMachine.provide({
        actors: { loadReports: fromPromise(({ input }) => api.loadReports(input)) },
      }),
      report,
      arriving: arrivingMachine.provide({
        actors: { loadArriving: fromPromise(() => api.loadArriving()) },
      }),
      groups: groupsMachine.provide({
        actors: { loadGroups: fromPromise(({ input }) => api.loadGroups(input)) },
      }),
      audit: auditMachine.provide({
        actors: { loadAudit: fromPromise(({ input }) => api.loadAudit(input)) },
      }),
      people: peopleMachine.provide({
        actors: {
          loadUsers,
          changePeople: fromPromise(({ input }) => changePeople(api, input)),
        },
      }),
    },
  })
  return createActor(machine)
}
