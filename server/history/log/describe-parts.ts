import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import { categoryOf, splitsIn, tagIdsIn } from '../../ledger/transactions/descriptor.ts'
import { type NameOf, textOf } from '../../platform/records/change-values.ts'
import {
  amountOf,
  type Described,
  done,
  newFlagOf,
  newValueOf,
  recordsOf,
  type Summarised,
  short,
} from './describe-phrases.ts'

export function describeSplits(transaction: Described, nameOf: NameOf): Text | undefined {
  const { row, logged } = transaction
  const changed = logged.fields.map(({ name }) => name)
  const title = short(logged.title)
  if (changed.length === 1 && changed[0] === 'reviewed') {
    return newFlagOf(transaction, 'reviewed')
      ? msg`Marked ${{ title }} as reviewed`
      : msg`Marked ${{ title }} as not reviewed`
  }
  if (changed.length === 0 || !changed.every((name) => name === 'splits' || name === 'category')) return undefined
  const splits = row.after ? splitsIn(row.after) : []
  if (!changed.includes('splits')) return undefined
  if (splits.length === 0) return msg`Removed the splits of ${{ title }}`
  const names = [...new Set(splits.map((part) => categoryOf(part, nameOf)))]
  return names.length > 4
    ? msg`Split ${{ title }} into ${plural({ count: splits.length }, { one: '# part', other: '# parts' })}`
    : msg`Split ${{ title }} into ${{ names: listText(names) }}`
}

export function summaryOfTags(batch: Summarised): Text | undefined {
  const [gone] = recordsOf(batch, 'tag', 'DELETED')
  const [changed] = recordsOf(batch, 'tag', 'UPDATED')
  const [first] = recordsOf(batch, 'transaction', 'UPDATED')
  if (changed && newValueOf(changed, 'name') !== undefined) {
    const before = short(textOf(changed.row.before, 'name'))
    return msg`Renamed the tag ${{ before }} to ${{ name: short(changed.logged.title) }}`
  }
  if (!gone) return undefined
  const tag = short(gone.logged.title)
  if (!first) return done.DELETED(msg`the tag ${{ name: tag }}`)
  const before = first.row.before ? tagIdsIn(first.row.before) : []
  const added = (first.row.after ? tagIdsIn(first.row.after) : []).find((id) => !before.includes(id))
  const name = added && batch.nameOf('tag', added)
  if (name) return msg`Merged the tag ${{ tag }} into ${{ name: short(name) }}`
  const count = amountOf(batch, 'transaction', 'UPDATED')
  return msg`Deleted the tag ${{ tag }} from ${plural({ count }, { one: '# transaction', other: '# transactions' })}`
}
