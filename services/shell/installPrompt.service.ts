import { fromCallback } from 'xstate'
import type {
  InstallEvent,
  InstallRequest,
} from '../../machines/shell/homescreen/homescreen.events.ts'
import type { Environment } from '../core/environment.ts'

/**
 * Makes the logic of slot `installPrompt`: reports that the app can be installed, by the browser's
 * prompt or by hand, and that it is installed; shows the prompt when told. The browser offers its
 * prompt when it likes: it is listened for from now on, also before the slot starts.
 */
export function createInstallPromptLogic(environment: Environment) {
  let prompt: (() => void) | undefined
  let onOffered = () => {}

  environment.onInstallOffered((show) => {
    prompt = show
    onOffered()
  })

  return fromCallback<InstallRequest>(({ sendBack, receive }) => {
    const report: (event: InstallEvent) => void = sendBack
    onOffered = () => report({ type: 'homescreen.offered', way: 'prompt' })

    const stop = environment.onPageChange('appinstalled', () => {
      prompt = undefined
      report({ type: 'homescreen.installed' })
    })
    if (environment.isInstalled()) report({ type: 'homescreen.installed' })
    else if (prompt) onOffered()
    else if (environment.isInstalledByHand()) report({ type: 'homescreen.offered', way: 'manual' })

    receive(() => {
      // A browser shows each prompt once
      prompt?.()
      prompt = undefined
    })
    return () => {
      onOffered = () => {}
      stop()
    }
  })
}
