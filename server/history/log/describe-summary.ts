import { msg, plural } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { listText } from '../../language/list-text.ts'
import { textOf } from '../../platform/records/change-values.ts'
import { type LoggedKind, loggedKinds } from '../../platform/records/kinds-generated.ts'
import { logRulesOf } from '../records.ts'
import { ofBudgets } from './describe-budgets.ts'
import { summaryOfDocuments } from './describe-documents.ts'
import { describeSplits, summaryOfTags } from './describe-parts.ts'
import { describeMemberChanges } from './describe-people.ts'
import {
  amountOf,
  counted,
  type Described,
  done,
  newFlagOf,
  newValueOf,
  recordsOf,
  type Summarised,
  short,
} from './describe-phrases.ts'
import { ofRule, summaryOfRecurring } from './describe-recurring.ts'

/** Summarizes what a batch is mainly about. Contains no amounts, because clients format them in the reader's locale. */
export function summaryOf(batch: Summarised): string {
  const summary =
    summaryOfSample(batch) ??
    summaryOfImport(batch) ??
    describeMemberChanges(batch) ??
    summaryOfRecurring(batch) ??
    summaryOfTags(batch) ??
    (isOfLedger(batch) ? undefined : summaryOfDocuments(batch)) ??
    ofCategoryGone(batch)
  return summary ? render(summary) : ofKinds(batch, mainKinds) || ofKinds(batch, minorKinds)
}

function summaryOfSample(batch: Summarised): Text | undefined {
  if (batch.origin !== 'sample') return undefined
  if (amountOf(batch, 'transaction', 'CREATED') > 0) return msg`Added sample data`
  return amountOf(batch, 'transaction', 'DELETED') > 0 ? msg`Removed sample data` : undefined
}

/** Approvals of single staged items are described elsewhere. */
function summaryOfImport(batch: Summarised): Text | undefined {
  if (batch.origin !== 'import' || amountOf(batch, 'staged_item', 'UPDATED') > 0) return undefined
  const [added, deleted] = [amountOf(batch, 'transaction', 'CREATED'), amountOf(batch, 'transaction', 'DELETED')]
  if (added > 0) return msg`Imported ${{ transactions: counted('transaction', added) }}`
  if (deleted === 0) return undefined
  return msg`${plural({ count: deleted }, { one: 'Reverted # imported transaction', other: 'Reverted # imported transactions' })}`
}

const actions = ['CREATED', 'UPDATED', 'DELETED'] as const
type Action = (typeof actions)[number]
const isMinor = (kind: LoggedKind) => logRulesOf(kind).isMinor ?? false
const mainKinds = loggedKinds.filter((kind) => !isMinor(kind))
const minorKinds = loggedKinds.filter(isMinor)

function isOfLedger(batch: Summarised): boolean {
  const deleted = amountOf(batch, 'transaction', 'DELETED') > 0 && amountOf(batch, 'document', 'DELETED') === 0
  const [first] = recordsOf(batch, 'transaction', 'CREATED')
  const isBack = first !== undefined && batch.isBack(first.row)
  return (deleted || isBack) && !recordsOf(batch, 'document', 'UPDATED').some((each) => newValueOf(each, 'state'))
}

function ofCategoryGone(batch: Summarised): Text | undefined {
  const [gone] = recordsOf(batch, 'category', 'DELETED')
  const brings = mainKinds.some((kind) => amountOf(batch, kind, 'CREATED') > 0)
  if (!gone || brings || amountOf(batch, 'category', 'DELETED') > 1) return undefined
  const { recordId } = gone.row
  const title = short(gone.logged.title)
  for (const { row } of batch.records) {
    const column = ['category_id', 'parent_id'].find((each) => row.before?.[each] === recordId)
    const replacementId = column && textOf(row.after, column)
    const replacement = replacementId && replacementId !== recordId && batch.nameOf('category', replacementId)
    if (replacement) return msg`Merged ${{ title }} into ${{ name: short(replacement) }}`
  }
  return done.DELETED(logRulesOf('category').named(title))
}

/** Names the records of some kinds that were added, changed and deleted. */
function ofKinds(batch: Summarised, of: readonly LoggedKind[]): string {
  const phrases = actions.flatMap((action) => {
    const kinds = of.filter((kind) => amountOf(batch, kind, action) > 0)
    const [only] = kinds
    if (!only) return []
    if (kinds.length === 1) return [render(phraseOf(batch, only, action, amountOf(batch, only, action)))]
    const things = kinds.map((kind) => render(counted(kind, amountOf(batch, kind, action))))
    return [render(done[action](listText(things)))]
  })
  return phrases.join(' · ')
}

function phraseOf(batch: Summarised, kind: LoggedKind, action: Action, amount: number): Text {
  const records = recordsOf(batch, kind, action)
  const isBack = action === 'CREATED' && records.length > 0 && records.every(({ row }) => batch.isBack(row))
  const [first] = records
  if (kind === 'budget' && first && !isBack) return ofBudgets(batch, records, first, action, amount)
  const what = amount === 1 && first ? logRulesOf(kind).named(short(first.logged.title)) : counted(kind, amount)
  if (action !== 'UPDATED' || !first) return done[isBack ? 'RESTORED' : action](what)
  const special = amount === 1 ? ofOne(batch, kind, first) : undefined
  return special ?? changed(what, records.length === amount ? records : [])
}

function ofOne(batch: Summarised, kind: LoggedKind, record: Described): Text | undefined {
  if (kind === 'category') return ofCategory(record)
  if (kind === 'transaction') return describeSplits(record, batch.nameOf)
  return kind === 'rule' ? ofRule(record) : undefined
}

function changed(what: Text | string, records: readonly Described[]): Text {
  const labels = fieldsIn(records)
  if (labels.length === 0 || labels.length > 2) return done.UPDATED(what)
  return msg`Changed ${{ what }}: ${{ fields: labels.join(', ') }}`
}

function fieldsIn(records: readonly Described[]): string[] {
  const [first = [], ...others] = records.map(({ logged: { fields } }) => {
    const names = fields.map(({ name }) => name)
    // The base amount follows from the amount.
    const shown = names.includes('amount') ? fields.filter(({ name }) => !follows.includes(name)) : fields
    return shown.map(({ label }) => label)
  })
  return others.every((each) => each.join() === first.join()) ? first : []
}

const follows: readonly string[] = ['base_amount', 'rate']

function ofCategory(category: Described): Text {
  const { logged, row } = category
  const title = short(logged.title)
  const archived = newFlagOf(category, 'archived_at')
  if (archived !== undefined) {
    return archived ? msg`Archived the category ${{ title }}` : msg`Unarchived the category ${{ title }}`
  }
  const [only, ...others] = logged.fields
  if (only?.name === 'name' && others.length === 0) {
    return msg`Renamed the category ${{ before: short(textOf(row.before, 'name')) }} to ${{ title }}`
  }
  if (only?.name === 'rollover' && others.length === 0) return ofRollover(textOf(row.after, 'rollover'), title)
  return changed(logRulesOf('category').named(title), [category])
}

function ofRollover(rollover: string, title: string): Text {
  if (rollover === 'SURPLUS') return msg`Set ${{ title }} to roll over unspent money`
  if (rollover === 'ALL') return msg`Set ${{ title }} to roll over unspent and overspent money`
  return msg`Turned off rollover for ${{ title }}`
}
