import { categoryOf, splitsIn, tagIdsIn } from '../../ledger/transactions/descriptor.ts'
import type { NameOf, Row } from '../../platform/records/change-values.ts'
import { amountOf, counted, type Described, listed, recordsOf, type Summarised, short } from './describe-phrases.ts'

export function namedInSplits(row: Row): { kind: 'tag' | 'category'; id: string }[] {
  const categories = splitsIn(row).flatMap(({ category_id: id }) => (id ? [{ kind: 'category' as const, id }] : []))
  return [...tagIdsIn(row).map((id) => ({ kind: 'tag' as const, id })), ...categories]
}

export function describeSplits({ row, logged }: Described, nameOf: NameOf): string | undefined {
  const changed = logged.fields.map(({ name }) => name)
  const title = short(logged.title)
  if (changed.length === 1 && changed[0] === 'reviewed') {
    return `Marked ${title} as ${logged.fields[0]?.after?.text === 'Yes' ? 'reviewed' : 'not reviewed'}`
  }
  if (changed.length === 0 || !changed.every((name) => name === 'splits' || name === 'category')) return undefined
  const splits = row.after ? splitsIn(row.after) : []
  if (!changed.includes('splits')) return undefined
  if (splits.length === 0) return `Put the parts of ${title} together`
  const names = [...new Set(splits.map((part) => categoryOf(part, nameOf)))]
  return `Split ${title} into ${names.length > 4 ? counted(splits.length, 'part', 'parts') : listed(names)}`
}

export function summaryOfTags(batch: Summarised): string | undefined {
  const [gone] = recordsOf(batch, 'tag', 'DELETED')
  const [changed] = recordsOf(batch, 'tag', 'UPDATED')
  const [first] = recordsOf(batch, 'transaction', 'UPDATED')
  const [renamed] = changed?.logged.fields ?? []
  if (changed && renamed?.name === 'name') {
    return `Renamed the tag ${short(renamed.before?.text ?? '')} to ${short(changed.logged.title)}`
  }
  if (!gone) return undefined
  const count = amountOf(batch, 'transaction', 'UPDATED')
  const name = `the tag ${short(gone.logged.title)}`
  if (!first) return `Deleted ${name}`
  const tagNames = first.logged.fields.find((field) => field.name === 'tags')?.after?.text.split(', ') ?? []
  const before = first.logged.fields.find((field) => field.name === 'tags')?.before?.text.split(', ') ?? []
  const [into] = tagNames.filter((tag) => !before.includes(tag))
  if (into) return `Merged ${name} into ${short(into)}`
  return `Deleted ${name}, which ${counted(count, 'transaction', 'transactions')} had`
}
