import { decimalOf, isCurrency } from '../../language/money.ts'
import type { ChangeValue } from './batch.ts'
import type { Row } from './log-rows.ts'

/** What the names of records are looked up in: 'category' and an id, for one. */
export type NameOf = (
  kind: 'category' | 'transaction' | 'receipt' | 'document' | 'member' | 'tag',
  id: string,
) => string | null

export interface DescriptionContext {
  nameOf: NameOf
  /** The organization's. */
  currency: string
}

/** One thing that people are told of a record. */
export interface Field {
  name: string
  label: string
  /** The columns that it is made of: it has changed when one of them has. */
  columns: readonly string[]
  /** Told of a record that is added or deleted only where it is so. */
  isFlag?: boolean
  /** Told only where it has changed. */
  isOfChanges?: boolean
  /** Null where there is nothing to tell. */
  read(row: Row, surroundings: DescriptionContext): ChangeValue | null
}

export const wordsValue = (text: string): ChangeValue => ({ text, money: null, date: null })

export function text(name: string, label: string, column: string = name): Field {
  return { name, label, columns: [column], read: (row) => wordsIn(textOf(row, column)) }
}

/** One of a few, by their words. What has none is shown as it is. */
export function choice(name: string, label: string, words: Readonly<Record<string, string>>, column = name): Field {
  const read = (row: Row) => {
    const value = textOf(row, column)
    return wordsIn(words[value] ?? value)
  }
  return { name, label, columns: [column], read }
}

/** Whether something is so: a time counts as yes. */
export function yesOrNo(name: string, label: string, column: string): Field {
  return { name, label, columns: [column], isFlag: true, read: (row) => wordsValue(row[column] ? 'Yes' : 'No') }
}

export function day(name: string, label: string, column: string = name): Field {
  return {
    name,
    label,
    columns: [column],
    read(row) {
      const date = textOf(row, column).slice(0, 10)
      return date ? { text: dayFormat.format(new Date(`${date}T00:00:00Z`)), money: null, date } : null
    },
  }
}

export function month(name: string, label: string, column: string = name): Field {
  return { name, label, columns: [column], read: (row) => wordsIn(monthOf(textOf(row, column))) }
}

/** 'November 2026' of '2026-11-01'. */
export function monthOf(date: string): string {
  return date && monthFormat.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))
}

/** @param inColumn of the currency; without it the amount is in the organization's */
export function money(name: string, label: string, column: string, inColumn?: string): Field {
  return {
    name,
    label,
    columns: inColumn === undefined ? [column] : [column, inColumn],
    read(row, { currency: own }) {
      const minor = row[column]
      const currency = inColumn === undefined ? own : textOf(row, inColumn)
      if (minor == null || !isCurrency(currency)) return null
      const amount = { minor: BigInt(String(minor)), currency }
      return { text: `${decimalOf(amount)} ${currency}`, money: amount, date: null }
    },
  }
}

/** Another record, by its name. */
export function named(
  name: string,
  label: string,
  kind: Parameters<NameOf>[0],
  none: string | null = null,
  column = `${kind}_id`,
): Field {
  return {
    name,
    label,
    columns: [column],
    read(row, { nameOf }) {
      const id = textOf(row, column)
      const found = id ? nameOf(kind, id) : none
      return found === null ? null : wordsIn(found)
    },
  }
}

/** A field that is told only where something holds. */
export function only(when: (row: Row, surroundings: DescriptionContext) => boolean, field: Field): Field {
  return { ...field, read: (row, surroundings) => (when(row, surroundings) ? field.read(row, surroundings) : null) }
}

export function textOf(row: Row | null, column: string): string {
  return String(row?.[column] ?? '')
}

const wordsIn = (value: string) => (value === '' ? null : wordsValue(value))

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
