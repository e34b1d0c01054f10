import type { WorkerContainerLike } from './environment.ts'

const workerUrl = '/sw.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Where the browser keeps the app's service worker. Its address is a trusted one by the policy
 * `limelight`, which trusts no other.
 * @param page a window whose browser knows service workers
 */
export function workerContainer(page: Window & typeof globalThis): WorkerContainerLike {
  const { serviceWorker } = page.navigator

  return {
    isControlled: () => serviceWorker.controller !== null,
    async register(onInstalled) {
      const registration = await serviceWorker.register(trusted(page, workerUrl))
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed') onInstalled()
        })
      })
      return registration
    },
    onControllerChange(react) {
      serviceWorker.addEventListener('controllerchange', react)
      return () => serviceWorker.removeEventListener('controllerchange', react)
    },
  }
}

function trusted(page: object, url: string): string {
  if (!('trustedTypes' in page)) return url
  const policy = (page.trustedTypes as TrustedTypes).createPolicy('limelight', {
    createScriptURL(asked) {
      if (asked === workerUrl) return asked
      throw new TypeError(`no script is loaded from ${asked}`)
    },
  })
  return policy.createScriptURL(url)
}
