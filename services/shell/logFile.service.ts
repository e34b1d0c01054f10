import type { Environment } from '../core/environment.ts'

/**
 * Offers an event log to the guest as the file `<id>.log.ndjson` (contract §5).
 * @param id the log's id; what a file name cannot carry becomes a hyphen
 * @param text the log as NDJSON
 */
export function saveLogFile(
  environment: Pick<Environment, 'saveFile'>,
  { id, text }: { id: string; text: string },
): void {
  environment.saveFile(`${id.replace(/[^\w-]+/g, '-')}.log.ndjson`, text)
}
