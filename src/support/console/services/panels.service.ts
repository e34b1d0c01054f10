import type {
  InspectorEnvironment,
  startInspector,
} from '../../../inspector/services/inspector.service.ts'
import type { PanelsEvent, PanelsRequest } from '../player/player.events.ts'

/** The inspector is told nothing of the console's address, and what it opens stays here alone. */
const detached = {
  location: { hash: '', href: '', pathname: '', search: '' } as Location,
  history: { replaceState: () => undefined } as unknown as History,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

const keepsNothing: InspectorEnvironment['logs'] = {
  list: async () => [],
  read: async (id) => {
    throw new Error(`${id} is not kept`)
  },
  keep: async () => undefined,
  remove: async () => undefined,
}

type Start = typeof startInspector

/** What of the inspector's environment depends on the page. */
export type PanelsEnvironment = Pick<
  InspectorEnvironment,
  'startReplica' | 'askOver' | 'clipboard' | 'save'
> & { localStorage: Storage; loadInspector(): Promise<{ startInspector: Start }> }

/**
 * The work of slot `panels`: an inspector that has the same log open, at the same entry.
 * @returns takes orders, and what ends it
 */
export function openPanels(
  { localStorage, loadInspector, ...environment }: PanelsEnvironment,
  { file, name }: { file: Blob; name: string },
  tell: (event: PanelsEvent) => void,
) {
  let isOver = false
  let wanted: number | undefined
  let show: (position: number) => void = () => undefined
  let end: () => void = () => undefined

  const start = async () => {
    const inside = await loadInspector()
    if (isOver) return
    const { inspector, ask } = inside.startInspector({
      ...environment,
      page: { ...detached, localStorage } as unknown as InspectorEnvironment['page'],
      logs: keepsNothing,
      now: Date.now,
      createLink: () => ({ close: () => undefined }) as never,
      forward: () => Promise.reject(new Error('A report is forwarded to nobody')),
      recordExample: () => Promise.reject(new Error('There is no example here')),
      test: {
        folder: 'src/inspected',
        replaying: '../inspector/replica/replayedStates.ts',
        systems: './systems.ts',
      },
    })
    let isFirst = true
    inspector.send({
      type: 'inspector.sourceChosen',
      source: { kind: 'file', name, file } as never,
    })
    const { unsubscribe } = inspector.subscribe(({ context: { opened, moment } }) => {
      if (!opened) return
      if (isFirst) {
        isFirst = false
        show(wanted ?? 0)
        return
      }
      if (moment.branch !== 'log' || moment.position === wanted) return
      wanted = moment.position
      tell({ type: 'panels.positionChosen', position: moment.position })
    })
    show = (position) =>
      inspector.send({
        type: 'inspector.momentChosen',
        moment: { branch: 'log', position, microstep: 0 },
      })
    end = () => {
      unsubscribe()
      inspector.send({ type: 'inspector.closeRequested' })
      inspector.stop()
    }
    tell({ type: 'panels.started', panels: { inspector, ask } })
  }

  const started = start()
  return {
    started,
    order({ position }: PanelsRequest) {
      if (position === wanted) return
      wanted = position
      show(position)
    },
    end() {
      isOver = true
      end()
    },
  }
}
