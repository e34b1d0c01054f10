import { isOwnPath } from '../../shell/navigation/ownPath.ts'
import {
  type ActionParams,
  type GuestAction,
  type GuestActionType,
  guestActionTypes,
} from '../gate/gate.actions.ts'
import { canBeStored } from '../gate/gate.table.ts'

/** The action as text for item `onLoginAction`: JSON of type and params [LGN-4]. */
export function storedText({ type, params }: GuestAction): string {
  return JSON.stringify({ type, params })
}

/**
 * Reads item `onLoginAction` [LGN-4 LGN-5]. Strict: of a known type that may be kept, with known params
 * of the right kinds and a path of this site, else it is null; nothing is thrown.
 */
export function parseStoredAction(text: string): GuestAction | null {
  const stored = parseJson(text)
  if (!isRecord(stored)) return null
  const type = guestActionTypes.find((known) => known === stored.type)
  if (!type || !canBeStored(type)) return null
  if (stored.params === undefined) return { type }
  return isParams(stored.params) ? { type, params: stored.params } : null
}

/** Where a stored action that only leads somewhere leads; null for every other [LGN-9]. */
export function redirectOf(text: string | null): string | null {
  const action = text === null ? null : parseStoredAction(text)
  return action?.type === redirectType ? (action.params?.targetUrl ?? null) : null
}

const redirectType = 'openPath' satisfies GuestActionType

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number'

const paramKinds: { readonly [P in keyof Required<ActionParams>]: (value: unknown) => boolean } = {
  targetId: isText,
  targetUrl: (value) => typeof value === 'string' && isOwnPath(value),
  value: (value) => isText(value) || isNumber(value),
  options: isFlatRecord,
  qmDate: isText,
  shouldOpen: isFlag,
  config: isFlatRecord,
  storeAutoOpenSetting: isFlag,
}

function isParams(params: unknown): params is ActionParams {
  return (
    isRecord(params) &&
    Object.entries(params).every(
      ([name, value]) =>
        Object.hasOwn(paramKinds, name) && paramKinds[name as keyof ActionParams](value),
    )
  )
}

function isFlatRecord(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((item) => isText(item) || isNumber(item) || isFlag(item))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
