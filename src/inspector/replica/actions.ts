interface BuiltinAction {
  type?: unknown
  name?: string
  event?: unknown
  delay?: unknown
  src?: unknown
  actorId?: unknown
  sendId?: unknown
}

const prefix = 'xstate.'

/** What an action is called in a definition; those of XState by what they do, as far as that is fixed. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action === 'object' && action !== null) return String((action as BuiltinAction).type)
  const { type, name, event, src, actorId } = action as BuiltinAction
  if (typeof type !== 'string' || !type.startsWith(prefix)) {
    return name && name !== 'actions' && name !== 'entry' && name !== 'exit'
      ? name
      : 'inline action'
  }
  const details = [eventType(event), textOf(src), textOf(actorId)].filter(Boolean).join(' ')
  return details ? `${nameOfBuiltin(type)} ${details}` : nameOfBuiltin(type)
}

const afterType = 'xstate.after.'

/** Whether XState itself put an action there, for the timer of a state. */
export function isOfTimer(action: unknown): boolean {
  if (typeof action !== 'function') return false
  const { event, sendId } = action as BuiltinAction
  return eventType(event).startsWith(afterType) || textOf(sendId).startsWith(afterType)
}

/** What an action did, as an inspector is told. */
export function deedText({ type, params }: { type: string; params: unknown }): string {
  if (!type.startsWith(prefix)) return type
  const given = (typeof params === 'object' && params !== null ? params : {}) as {
    event?: { type?: unknown }
    delay?: unknown
    id?: unknown
    sendId?: unknown
    src?: unknown
    targetId?: unknown
    to?: unknown
  }
  const name = nameOfBuiltin(type)
  const after = typeof given.delay === 'number' ? ` in ${given.delay} ms` : ''
  switch (type) {
    case 'xstate.raise':
      return `${name} ${eventType(given.event)}${after}`
    case 'xstate.sendTo': {
      const to = textOf(given.targetId) || idOf(given.to)
      return `${name} ${eventType(given.event)}${to && ` to ${to}`}${after}`
    }
    case 'xstate.emit':
      return `${name} ${eventType(given.event)}`
    case 'xstate.spawnChild':
      return `${name} ${textOf(given.id) || textOf(given.src)}`.trim()
    case 'xstate.stopChild':
    case 'xstate.cancel': {
      const id = textOf(params) || idOf(params) || textOf(given.sendId)
      return `${name} ${id}`.trim()
    }
    default:
      return name
  }
}

/** Actions of XState whose work an inspector hears nothing of: they make the context. */
export function isSilent(name: string): boolean {
  return name === 'assign' || name === 'enqueueActions'
}

function nameOfBuiltin(type: string): string {
  const name = type.slice(prefix.length)
  return { sendTo: 'send', spawnChild: 'spawn', stopChild: 'stop' }[name] ?? name
}

function eventType(event: unknown): string {
  if (typeof event !== 'object' || event === null) return ''
  return textOf((event as { type?: unknown }).type)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : ''
}
