import { isLoginRefused } from '../../machines/account/guest/guest.setup.ts'
import type { Environment } from '../core/environment.ts'

/**
 * The environment, with its eyes open for answers that refuse the login (401).
 * @param report is called for each of them, before whoever asked has it
 */
export function reportingRefusals(environment: Environment, report: () => void): Environment {
  return {
    ...environment,
    async fetch(url, init) {
      const response = await environment.fetch(url, init)
      if (isLoginRefused(response.status)) report()
      return response
    },
  }
}
