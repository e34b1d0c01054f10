import { privateChannel } from './channels.ts'

/** A page that may know locks; those of insecure origins do not. */
export interface LockingPage {
  navigator: { locks?: Pick<LockManager, 'request'> }
}

/** Is held by an inspector as long as it is attached, so that its end is noticed however it comes. */
export const inspectorLock = (peer: string) => `${privateChannel(peer)}:inspector`
/** Is held by an agent likewise. */
export const agentLock = (peer: string) => `${privateChannel(peer)}:agent`

/** Holds a lock until the signal comes, or the page is gone. @returns resolves once it is held */
export function hold({ navigator }: LockingPage, name: string, signal: AbortSignal): Promise<void> {
  const isOver = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve()
    navigator.locks
      .request(name, { signal }, () => {
        resolve()
        return isOver
      })
      .catch(() => undefined)
    return undefined
  })
}

/** Tells once nobody holds a lock, unless the signal comes before. */
export function untilFree(
  { navigator }: LockingPage,
  name: string,
  signal: AbortSignal,
  tell: () => void,
): void {
  navigator.locks?.request(name, { signal }, tell).catch(() => undefined)
}
