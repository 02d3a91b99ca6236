import { decimalOf } from '../../language/money.ts'
import { amountOf, counted, type Described, listed, recordsOf, type Summarised, short } from './describe-phrases.ts'
import { type Field, type NameOf, named, textOf, wordsValue, yesOrNo } from './describe-values.ts'
import type { Row } from './log-rows.ts'

/** A part of a transaction as the record of changes keeps it. */
interface RecordedPart {
  category_id: string | null
  amount_minor: number
}

/** What people are told of a transaction besides what it was: 'Groceries 20.00 USD and Household 5.00 USD'. */
export const partFields: readonly Field[] = [
  {
    name: 'splits',
    label: 'Split',
    columns: ['splits'],
    read(row, { nameOf }) {
      const currency = textOf(row, 'currency')
      const words = partsIn(row).map(
        (part) =>
          `${categoryOf(part, nameOf)} ${decimalOf({ minor: BigInt(part.amount_minor), currency })} ${currency}`,
      )
      return words.length === 0 ? null : wordsValue(listed(words))
    },
  },
  {
    name: 'tags',
    label: 'Tags',
    columns: ['tag_ids'],
    read: (row, { nameOf }) => {
      const names = tagIdsIn(row).flatMap((id) => nameOf('tag', id) ?? [])
      return names.length === 0 ? null : wordsValue(names.join(', '))
    },
  },
  named('paid_by', 'Payer', 'member', null, 'paid_by'),
  { ...yesOrNo('reviewed', 'Reviewed', 'reviewed'), isOfChanges: true },
]

export const isSplit = (row: Row): boolean => partsIn(row).length > 0

/** The tags and categories that a transaction names with its parts. */
export function namedInParts(row: Row): { kind: 'tag' | 'category'; id: string }[] {
  const categories = partsIn(row).flatMap(({ category_id: id }) => (id ? [{ kind: 'category' as const, id }] : []))
  return [...tagIdsIn(row).map((id) => ({ kind: 'tag' as const, id })), ...categories]
}

/** One transaction that was split, put together or looked over, and nothing else; undefined for other changes. */
export function ofParts({ row, told }: Described, nameOf: NameOf): string | undefined {
  const changed = told.fields.map(({ name }) => name)
  const title = short(told.title)
  if (changed.length === 1 && changed[0] === 'reviewed') {
    return `Marked ${title} as ${told.fields[0]?.after?.text === 'Yes' ? 'reviewed' : 'not reviewed'}`
  }
  if (changed.length === 0 || !changed.every((name) => name === 'splits' || name === 'category')) return undefined
  const parts = row.after ? partsIn(row.after) : []
  if (!changed.includes('splits')) return undefined
  if (parts.length === 0) return `Put the parts of ${title} together`
  const names = [...new Set(parts.map((part) => categoryOf(part, nameOf)))]
  return `Split ${title} into ${names.length > 4 ? counted(parts.length, 'part', 'parts') : listed(names)}`
}

/** A tag that was renamed, merged or deleted, with all that had it; undefined where the batch was about something else. */
export function summaryOfTags(batch: Summarised): string | undefined {
  const [gone] = recordsOf(batch, 'tag', 'DELETED')
  const [changed] = recordsOf(batch, 'tag', 'UPDATED')
  const [first] = recordsOf(batch, 'transaction', 'UPDATED')
  const [renamed] = changed?.told.fields ?? []
  if (changed && renamed?.name === 'name') {
    return `Renamed the tag ${short(renamed.before?.text ?? '')} to ${short(changed.told.title)}`
  }
  if (!gone) return undefined
  const count = amountOf(batch, 'transaction', 'UPDATED')
  const name = `the tag ${short(gone.told.title)}`
  if (!first) return `Deleted ${name}`
  const kept = first.told.fields.find((field) => field.name === 'tags')?.after?.text.split(', ') ?? []
  const before = first.told.fields.find((field) => field.name === 'tags')?.before?.text.split(', ') ?? []
  const [into] = kept.filter((tag) => !before.includes(tag))
  if (into) return `Merged ${name} into ${short(into)}`
  return `Deleted ${name}, which ${counted(count, 'transaction', 'transactions')} had`
}

const categoryOf = ({ category_id: id }: RecordedPart, nameOf: NameOf) =>
  (id && nameOf('category', id)) || 'Uncategorised'

const partsIn = (row: Row): RecordedPart[] => listIn(row.splits) as RecordedPart[]
const tagIdsIn = (row: Row): string[] => listIn(row.tag_ids).map(String)

/** A row's value is typed as what most are; some columns hold lists. */
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
