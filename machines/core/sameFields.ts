/**
 * Whether two flat objects have the same fields with the same values. What comes from outside is compared
 * so and never as the same object: on replay every input brings objects of its own.
 */
export function hasSameFields<T extends object>(one: T, other: T): boolean {
  if (one === other) return true
  const fields = Object.keys({ ...one, ...other }) as (keyof T)[]
  return fields.every((field) => one[field] === other[field])
}
