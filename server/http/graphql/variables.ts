import { createHash } from 'node:crypto'
import { msg } from '@lingui/core/runtime-macro'
import type { GraphQLError } from 'graphql'
import { AppError } from '../../base/errors.ts'
import { fieldText, type Text, verbatim } from '../../base/text.ts'

/**
 * Converts errors of variables into one message per field, by the last part of its path. GraphQL reports `Variable
 * "$input" has invalid value at .date: Expected a day that exists, as yyyy-MM-dd.`
 */
export function invalidVariables(errors: readonly GraphQLError[]): AppError {
  const fields: Record<string, Text> = {}
  for (const { message } of errors) {
    const { field, text } = splitMessage(message)
    fields[field] ??= text
  }
  const [first] = Object.entries(fields)
  return new AppError('INVALID_INPUT', first ? fieldText(...first) : msg`The variables are invalid.`, fields)
}

function splitMessage(message: string): { field: string; text: Text } {
  const match = /^Variable "\$(\w+)" has invalid value(?: at ([^:]+))?: (.+)$/s.exec(message)
  if (!match) return { field: 'variables', text: verbatim(message) }
  const [, variable = '', path = '', reason = ''] = match
  const missing = /^Expected value of (?:non-null )?type .* to include required field "(\w+)"/.exec(reason)
  if (missing?.[1]) return { field: missing[1], text: msg`This is required.` }
  const unknown = /not to include unknown field "(\w+)"/.exec(reason)
  if (unknown?.[1]) return { field: unknown[1], text: msg`Unknown field.` }
  const named = path.match(/[A-Za-z_]\w*/g)?.at(-1) ?? variable
  if (/^Expected (a )?value of non-null type .* (not to be null|to be provided)\.$/.test(reason)) {
    return { field: named, text: msg`This is required.` }
  }
  if (/does not exist in ".*" enum/.test(reason)) return { field: named, text: msg`This is not a valid choice.` }
  return { field: named, text: reason.length > 300 ? msg`This value is invalid.` : verbatim(reason) }
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
