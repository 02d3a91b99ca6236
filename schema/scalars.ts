import { msg } from '@lingui/core/runtime-macro'
import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import { render, type Text } from '../server/base/text.ts'
import { firstYear, isDay, isMonth, lastYear } from '../server/language/days.ts'
import { decimalOf, type Money } from '../server/language/money.ts'
import { builder } from './builder.ts'

const expectedInstant = msg`Enter a time as ISO 8601.`
const expectedNumber = msg`Enter a number, such as 12.34.`
const years = `${firstYear} to ${lastYear}`

builder.scalarType('Date', {
  description: `A day, yyyy-MM-dd, in the years ${years}.`,
  serialize: (value) => value,
  parseValue: (value) =>
    requireText(value, isDay, msg`Enter an existing date as yyyy-MM-dd, from ${{ firstYear }} to ${{ lastYear }}.`),
})

builder.scalarType('Month', {
  description: `A month of the organization, yyyy-MM, in the years ${years}. It begins on the organization’s month start day.`,
  serialize: (value) => value,
  parseValue: (value) =>
    requireText(value, isMonth, msg`Enter a month as yyyy-MM, from ${{ firstYear }} to ${{ lastYear }}.`),
})

builder.scalarType('DateTime', {
  description: 'A point in time, as ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(requireText(value, (text) => /^\d{4}-\d{2}-\d{2}T/.test(text), expectedInstant))
    if (Number.isNaN(date.getTime())) throw new GraphQLError(render(expectedInstant))
    return date
  },
})

const isDecimal = (text: string) => /^-?\d{1,18}(\.\d{1,18})?$/.test(text)

builder.scalarType('Decimal', {
  description: 'An exact number as a string, such as "12.34". Unquoted numbers are read exactly as written.',
  serialize: (value) => value,
  parseValue: (value) => requireText(typeof value === 'number' ? String(value) : value, isDecimal, expectedNumber),
  parseLiteral: (node: ValueNode) => {
    const text =
      node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING ? node.value : undefined
    return requireText(text, isDecimal, expectedNumber)
  },
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node: ValueNode) => valueFromASTUntyped(node),
})

builder.scalarType('Cursor', {
  description: 'A cursor of the organization’s change stream.',
  serialize: (value) => value,
  parseValue: (value) => requireText(value, (text) => text.length <= 300, msg`Send a cursor of this organization.`),
})

function requireText(value: unknown, holds: (text: string) => boolean, expected: Text): string {
  if (typeof value === 'string' && holds(value)) return value
  throw new GraphQLError(render(expected))
}

export const MoneyObject = builder.objectRef<Money>('Money').implement({
  description: 'An amount in a currency (ISO 4217), exact to its smallest unit.',
  fields: (t) => ({
    value: t.field({ type: 'Decimal', resolve: decimalOf }),
    currency: t.exposeString('currency'),
  }),
})
