import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { dayText, monthText } from '../../language/date-texts.ts'
import { decimalOf, isCurrency, type Money } from '../../language/money.ts'
import type { LoggedKind } from './kinds-generated.ts'

/** A record as the change log keeps it, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

/** The value of a field in words, and where it is an amount or a day, as that. */
export interface ChangeValue {
  text: string
  money: Money | null
  date: string | null
}

/** Finds the name of a record by its kind and id. */
export type NameOf = (kind: LoggedKind, id: string) => string | null

export interface DescriptionContext {
  nameOf: NameOf
  currency: string
  showsBilling: boolean
}

/** Reads the value of a column for people; null for none. */
export type Show = (row: Row, column: string, context: DescriptionContext) => ChangeValue | null

export const textValue = (text: Text | string): ChangeValue => ({ text: render(text), money: null, date: null })

export const textValueOrNull = (text: Text | string) => (text === '' ? null : textValue(text))

export const textOf = (row: Row | null, column: string): string => String(row?.[column] ?? '')

/** The type of a row's values leaves out the lists that some columns hold. */
export function listOf(row: Row, column: string): string[] {
  const value: unknown = row[column]
  return Array.isArray(value) ? value.map(String) : []
}

export const showText: Show = (row, column) => textValueOrNull(textOf(row, column))

/** Shows one of a few values by its label. A value without a label is shown unchanged. */
export const showChoice =
  (labels: Readonly<Record<string, Text | string>>): Show =>
  (row, column) => {
    const value = textOf(row, column)
    return textValueOrNull(labels[value] ?? value)
  }

/** Whether a value is set: a time counts as yes. */
export const showFlag: Show = (row, column) => textValue(row[column] ? msg`Yes` : msg`No`)

export const showDay: Show = (row, column) => {
  const date = textOf(row, column).slice(0, 10)
  return date ? { text: dayText(date), money: null, date } : null
}

export const showMonth: Show = (row, column) => textValueOrNull(monthOf(textOf(row, column)))

export function monthOf(date: string): string {
  return date && monthText(date.slice(0, 7))
}

/** @param currencyColumn without it the amount is in the organization's currency */
export const showMoney =
  (currencyColumn?: string): Show =>
  (row, column, { currency: own }) => {
    const minor = row[column]
    const currency = currencyColumn === undefined ? own : textOf(row, currencyColumn)
    if (minor == null || !isCurrency(currency)) return null
    const amount = { minor: BigInt(String(minor)), currency }
    return { text: `${decimalOf(amount)} ${currency}`, money: amount, date: null }
  }

/** Another record, by its name. @param none the text where there is none */
export const showName =
  (kind: Parameters<NameOf>[0], none: Text | null = null): Show =>
  (row, column, { nameOf }) => {
    const id = textOf(row, column)
    const name = id ? nameOf(kind, id) : none
    return name === null ? null : textValueOrNull(name)
  }

/** Shown only where a condition holds. */
export const showWhen =
  (holds: (row: Row, context: DescriptionContext) => boolean, show: Show): Show =>
  (row, column, context) =>
    holds(row, context) ? show(row, column, context) : null
