import { isDay } from '../../../language/days.ts'
import { isOtherJson, isTooLong, truncatedFileError } from '../files/parse-errors.ts'
import { type StatementEntry, type StatementFacts, skipRow } from '../files/statement-entry.ts'
import { categoryPath, type OwnFields, type OwnPart, storable } from './own-fields.ts'
import { ownEntry, readRate, typeOf, unsigned } from './own-table.ts'

/** The maximum length of a record in characters. */
const maxLength = 200_000

export const isOwnJson = (head: string): boolean => /^\s*\{[^[]*"organization"\s*:\s*\{/.test(head)

/** Reads the list of transactions in a JSON export, one record at a time. */
export function readOwnJson(facts: StatementFacts) {
  let [rest, count] = ['', 0]
  let state: 'HEAD' | 'LIST' | 'END' = 'HEAD'
  const write = (piece: string): StatementEntry[] => {
    if (state === 'END') return []
    rest += piece
    if (state === 'HEAD') {
      const start = /"transactions"\s*:\s*\[/.exec(rest)
      if (!start) {
        if (rest.length > maxLength) throw isTooLong()
        return []
      }
      rest = rest.slice(start.index + start[0].length)
      state = 'LIST'
    }
    const entries: StatementEntry[] = []
    let at = 0
    for (;;) {
      const from = /[^\s,]/g
      from.lastIndex = at
      const begin = from.exec(rest)?.index
      if (begin === undefined) break
      if (rest[begin] !== '{') {
        if (rest[begin] !== ']') throw truncatedFileError()
        state = 'END'
        break
      }
      const end = endOfRecord(rest, begin)
      if (end === undefined) {
        if (rest.length - begin > maxLength) throw isTooLong()
        break
      }
      count += 1
      const own = parse(rest.slice(begin, end))
      if (typeof own === 'object') entries.push({ ...ownEntry(own), row: count })
      else skipRow(facts, { row: count, problem: own, text: rest.slice(begin, end) })
      at = end
    }
    rest = rest.slice(at)
    return entries
  }
  return {
    facts,
    write,
    end(): StatementEntry[] {
      if (state === 'HEAD') throw isOtherJson()
      if (state === 'LIST') throw truncatedFileError()
      return []
    },
  }
}

/** Reads each character once, because the text is not trusted. */
function endOfRecord(text: string, begin: number): number | undefined {
  let [depth, isText] = [0, false]
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && sign === '{') depth += 1
    else if (!isText && sign === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return undefined
}

type Json = Record<string, unknown>

function parse(text: string): OwnFields | 'DATE' | 'AMOUNT' {
  let record: Json
  try {
    record = JSON.parse(text)
  } catch (error) {
    throw truncatedFileError(error)
  }
  const date = textOf(record.date)
  if (date === null || !isDay(date)) return 'DATE'
  const whole = partOf(record, null, null)
  const splits = Array.isArray(record.splits) ? (record.splits as Json[]) : []
  const parts = splits.map((split, at) => partOf(split ?? {}, at + 1, splits.length))
  if (!whole || parts.some((part) => !part)) return 'AMOUNT'
  const word = record.type === 'EXPENSE' || record.type === 'INCOME' ? record.type : null
  const tags = Array.isArray(record.tags)
    ? record.tags.filter((tag) => typeof tag === 'string').map(storable)
    : undefined
  const [description, note] = [textOf(record.description), textOf(record.note)]
  const id = textOf(record.id)
  return {
    id: id !== null && /^[\da-f-]{36}$/.test(id) ? id : null,
    version: typeof record.version === 'number' ? record.version : null,
    type: typeOf(textOf(record.amount) ?? '', word),
    date: [date],
    ...(description !== null && { description: [description] }),
    ...(note !== null && { note: [note] }),
    ...(tags && { tags: [tags] }),
    ...('paid_by' in record && { paidBy: [textOf(record.paid_by) ?? ''] }),
    ...(typeof record.reviewed === 'boolean' && { reviewed: [record.reviewed] }),
    currency: textOf(record.currency),
    baseCurrency: textOf(record.base_currency),
    rate: readRate(textOf(record.rate) ?? '', '.'),
    parts: parts.length > 0 ? parts.filter((part) => part !== null) : [whole],
  }
}

function partOf(record: Json, number: number | null, of: number | null): OwnPart | null {
  const [amount, baseAmount] = [textOf(record.amount), textOf(record.base_amount)]
  if (amount === null || !isDecimal.test(amount)) return null
  const category = categoryPath(textOf(record.category) ?? '', textOf(record.parent_category) ?? '')
  return {
    number,
    of,
    amount: unsigned(amount),
    baseAmount: baseAmount !== null && isDecimal.test(baseAmount) ? unsigned(baseAmount) : null,
    ...('category' in record && { category }),
    ...(number !== null && { note: textOf(record.note) ?? '' }),
  }
}

const isDecimal = /^-?\d{1,15}(?:\.\d{1,10})?$/
const textOf = (value: unknown) =>
  typeof value === 'string' ? storable(value.trim()) : typeof value === 'number' ? String(value) : null
