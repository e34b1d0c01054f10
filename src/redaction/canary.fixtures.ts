import type { Declaration, Fields } from '../../machines/core/declared.ts'

/** A text that no field may tell: no id, word or address has its like. */
export const canaryText = 'Küss mich, Canary 7!'

const encoded = encodeURIComponent(canaryText)

/** What holds a canary, in every form that a value may have. */
export const canaryValues: readonly unknown[] = [
  canaryText,
  `/en/${encoded}/?canary=${encoded}&page=${encoded}#${encoded}`,
  `/de/suche/videos/${encoded}/?near=${encoded}`,
  `https://canary.example/${encoded}.jpg?canary=1#canary`,
  `canary:${canaryText}`,
  JSON.stringify({ [canaryText]: canaryText, type: 'comment', params: { value: canaryText } }),
  [canaryText],
  { [canaryText]: canaryText, type: canaryText, id: { deep: [canaryText] } },
  new Map([[canaryText, canaryText]]),
  new Set([canaryText]),
  new URL(`https://canary.example/${encoded}`),
  Object.assign(new Error(canaryText, { cause: canaryText }), {
    name: 'Canary',
    code: canaryText,
    [canaryText]: canaryText,
    stack: `Canary: ${canaryText}\n    at ask (https://x.example/app.js:1:2)`,
  }),
  Object.assign(new AggregateError([canaryText], canaryText), { stack: canaryText }),
]

/**
 * Values of a declaration in which canaries stand wherever something can: in the place of each field, in each
 * field, beside it, and as its key.
 */
export function samplesOf(declaration: Declaration): readonly unknown[] {
  return [...canaryValues, ...formsOf(declaration)]
}

function formsOf(declaration: Declaration): readonly unknown[] {
  if (typeof declaration === 'string') return []
  if (Array.isArray(declaration)) return samplesOf(declaration[0]).map((item) => [item, canaryText])
  const declared = declaration as unknown as Record<string, Declaration>
  switch (Object.keys(declared).join()) {
    case 'words':
    case 'like':
      return []
    case 'eventsOf':
      return [{ type: 'nobody.declaredThis', [canaryText]: canaryText }]
    case 'either':
      return (declared.either as readonly Declaration[]).flatMap(formsOf)
    case 'json':
      return samplesOf(declared.json as Declaration).map((value) => JSON.stringify(value))
    case 'keys,each':
      return samplesOf(declared.each as Declaration).map((value) => ({
        'key-1': value,
        [canaryText]: value,
      }))
    case 'by,variants':
      return variantsOf(declared as unknown as { by: string; variants: Record<string, Fields> })
    default:
      return fieldsOf(declaration as Fields)
  }
}

function variantsOf({ by, variants }: { by: string; variants: Record<string, Fields> }) {
  return [[canaryText, Object.assign({}, ...Object.values(variants))], ...Object.entries(variants)]
    .map(([word, fields]) => [word, fieldsOf(fields as Fields)] as const)
    .flatMap(([word, samples]) => samples.map((sample) => ({ ...sample, [by]: word })))
}

/** So many samples that each field has each of its own once. */
function fieldsOf(fields: Fields): Record<string, unknown>[] {
  const columns = Object.entries(fields).map(([key, field]) => [key, samplesOf(field)] as const)
  const rows = Math.max(canaryValues.length, ...columns.map(([, samples]) => samples.length))
  return Array.from({ length: rows }, (_, row) => ({
    ...Object.fromEntries(columns.map(([key, samples]) => [key, samples[row % samples.length]])),
    [canaryText]: canaryText,
    undeclared: canaryText,
  }))
}

/** The value with a canary for each of its texts, one more in each list, and one more key in each object. */
export function withCanaries(value: unknown): unknown {
  if (typeof value === 'string') return canaryText
  if (Array.isArray(value)) return [...value.map(withCanaries), canaryText]
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, item]) => [key, withCanaries(item)])
  return { ...Object.fromEntries(fields), [canaryText]: canaryText }
}
