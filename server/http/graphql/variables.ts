import { createHash } from 'node:crypto'
import type { GraphQLError } from 'graphql'
import { AppError } from '../../base/errors.ts'

/**
 * Converts errors of variables into one message per field, by the last part of its path. GraphQL reports `Variable
 * "$input" has invalid value at .date: Expected a day that exists, as yyyy-MM-dd.`
 */
export function invalidVariables(errors: readonly GraphQLError[]): AppError {
  const fields: Record<string, string> = {}
  for (const { message } of errors) {
    const { field, sentence } = splitMessage(message)
    fields[field] ??= sentence
  }
  const [first] = Object.entries(fields)
  return new AppError('INVALID_INPUT', first ? `${first[0]}: ${first[1]}` : 'The variables do not fit.', fields)
}

function splitMessage(message: string): { field: string; sentence: string } {
  const match = /^Variable "\$(\w+)" has invalid value(?: at ([^:]+))?: (.+)$/s.exec(message)
  if (!match) return { field: 'variables', sentence: message }
  const [, variable = '', path = '', reason = ''] = match
  const missing = /^Expected value of (?:non-null )?type .* to include required field "(\w+)"/.exec(reason)
  if (missing?.[1]) return { field: missing[1], sentence: 'This is required.' }
  const unknown = /not to include unknown field "(\w+)"/.exec(reason)
  if (unknown?.[1]) return { field: unknown[1], sentence: 'There is no such field.' }
  const named = path.match(/[A-Za-z_]\w*/g)?.at(-1) ?? variable
  if (/^Expected (a )?value of non-null type .* (not to be null|to be provided)\.$/.test(reason)) {
    return { field: named, sentence: 'This is required.' }
  }
  if (/does not exist in ".*" enum/.test(reason)) return { field: named, sentence: 'This is not one of the choices.' }
  return { field: named, sentence: reason.length > 300 ? 'This value does not fit.' : reason }
}

/** The hash does not depend on the order of fields in the variables. */
export function hashOf(text: string, variables: unknown): Buffer {
  return createHash('sha256').update(text).update('\n').update(canonical(variables)).digest()
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, held: unknown) =>
      held && typeof held === 'object' && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
        : held,
    ) ?? ''
  )
}
