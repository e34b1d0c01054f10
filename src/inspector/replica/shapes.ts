import type { Shape } from '../replica.value.types.ts'

type Kind = Shape['type']

/** So many different texts of one field are taken for a choice, when each was met more than once on average. */
const maxChoices = 8

/**
 * What some values look like: what all of them have in common.
 * @param samples JSON values
 */
export function shapeOf(samples: readonly unknown[]): Shape {
  const types = new Set(samples.map(typeOf))
  const [type] = types
  if (types.size !== 1 || !type) return { type: 'any' }
  if (type === 'object') return objectShape(samples as Record<string, unknown>[])
  if (type === 'array') {
    const items = (samples as unknown[][]).flat()
    return items.length > 0 ? { type, items: shapeOf(items) } : { type }
  }
  return { type, ...choicesOf(type, samples) }
}

function typeOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'number' || type === 'boolean'
    ? type
    : 'any'
}

function objectShape(samples: readonly Record<string, unknown>[]): Shape {
  const keys = [...new Set(samples.flatMap((sample) => Object.keys(sample)))]
  const held = (key: string) => samples.filter((sample) => Object.hasOwn(sample, key))
  const properties = keys.map((key) => [key, shapeOf(held(key).map((sample) => sample[key]))])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: keys.filter((key) => held(key).length === samples.length),
  }
}

function choicesOf(type: Kind, samples: readonly unknown[]): Pick<Shape, 'enum'> {
  if (type !== 'string') return {}
  const choices = [...new Set(samples as string[])]
  const isChoice = choices.length <= maxChoices && samples.length >= choices.length * 2
  return isChoice && choices.every((choice) => /^[\w.-]+$/.test(choice)) ? { enum: choices } : {}
}
