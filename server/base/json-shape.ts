export type Check = (value: unknown) => boolean

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isId: Check = (value) => isText(value) && uuid.test(value)
export const isNumber: Check = (value) => Number.isFinite(value)
export const isInteger: Check = (value) => Number.isSafeInteger(value)
export const isCount: Check = (value) => isInteger(value) && Number(value) >= 0
export const isBoolean: Check = (value) => typeof value === 'boolean'

export const textUpTo =
  (max: number): Check =>
  (value) =>
    isText(value) && value.length <= max

export const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)

export const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

export const listOf =
  (check: Check, max = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check)

export function shapeOf(required: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  const checks: Record<string, Check | undefined> = { ...required, ...optional }
  return (value) =>
    isObject(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, field]) => Object.hasOwn(checks, name) && checks[name]?.(field) === true)
}
