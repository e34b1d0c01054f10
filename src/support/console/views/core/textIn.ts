/** @returns what stands in a field of a form; empty for a field that is not there */
export function textIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field)
  return typeof value === 'string' ? value : ''
}
