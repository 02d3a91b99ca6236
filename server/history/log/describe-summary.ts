import type { ChangeAction } from '../../platform/database/tables.ts'
import { summaryOfDocuments } from './describe-documents.ts'
import { describeSplits, summaryOfTags } from './describe-parts.ts'
import { describeMemberChanges } from './describe-people.ts'
import {
  amountOf,
  counted,
  type Described,
  listed,
  newValueOf,
  recordsOf,
  type Summarised,
  short,
} from './describe-phrases.ts'
import { ofRule, summaryOfRecurring } from './describe-recurring.ts'

/** Summarizes what a batch is mainly about. Contains no amounts, because clients format them in the reader's locale. */
export function summaryOf(batch: Summarised): string {
  return (
    summaryOfSample(batch) ??
    summaryOfImport(batch) ??
    describeMemberChanges(batch) ??
    summaryOfRecurring(batch) ??
    summaryOfTags(batch) ??
    (isOfLedger(batch) ? undefined : summaryOfDocuments(batch)) ??
    ofLedger(batch)
  )
}

function summaryOfSample(batch: Summarised): string | undefined {
  if (batch.origin !== 'sample') return undefined
  if (amountOf(batch, 'transaction', 'CREATED') > 0) return 'Added sample data'
  return amountOf(batch, 'transaction', 'DELETED') > 0 ? 'Removed sample data' : undefined
}

/** Approvals of single staged items are described elsewhere. */
function summaryOfImport(batch: Summarised): string | undefined {
  if (batch.origin !== 'import' || amountOf(batch, 'staged_item', 'UPDATED') > 0) return undefined
  const [added, deleted] = [amountOf(batch, 'transaction', 'CREATED'), amountOf(batch, 'transaction', 'DELETED')]
  if (added > 0) return `Imported ${counted(added, 'transaction', 'transactions')}`
  return deleted > 0 ? `Took back ${counted(deleted, 'imported transaction', 'imported transactions')}` : undefined
}

const actions = ['CREATED', 'UPDATED', 'DELETED'] as const
const ledgerKinds = ['transaction', 'category', 'tag', 'budget', 'recurrence', 'rule'] as const

function isOfLedger(batch: Summarised): boolean {
  const deleted = amountOf(batch, 'transaction', 'DELETED') > 0 && amountOf(batch, 'document', 'DELETED') === 0
  const [first] = recordsOf(batch, 'transaction', 'CREATED')
  const isBack = first !== undefined && batch.isBack(first.row)
  return (deleted || isBack) && !recordsOf(batch, 'document', 'UPDATED').some((each) => newValueOf(each, 'state'))
}

function ofCategoryGone(batch: Summarised): string | undefined {
  const [gone] = recordsOf(batch, 'category', 'DELETED')
  const brings = ledgerKinds.some((kind) => amountOf(batch, kind, 'CREATED') > 0)
  if (!gone || brings || amountOf(batch, 'category', 'DELETED') > 1) return undefined
  const { recordId } = gone.row
  for (const { row, logged } of batch.records) {
    const column =
      row.before?.category_id === recordId ? 'category' : row.before?.parent_id === recordId ? 'parent' : ''
    const replacement = logged.fields.find(({ name }) => name === column)?.after?.text
    if (replacement && row.after?.[`${column}_id`])
      return `Merged ${short(gone.logged.title)} into ${short(replacement)}`
  }
  return `Deleted the category ${short(gone.logged.title)}`
}

function ofLedger(batch: Summarised): string {
  const ofCategory = ofCategoryGone(batch)
  if (ofCategory) return ofCategory
  const phrases = actions.flatMap((action) => {
    const nouns = ledgerKinds.flatMap((kind) => {
      const amount = amountOf(batch, kind, action)
      return amount > 0 ? [{ kind, amount }] : []
    })
    const [only] = nouns
    if (!only) return []
    if (nouns.length === 1) return [phraseOf(batch, only.kind, action, only.amount)]
    return [`${verbs[action]} ${listed(nouns.map(({ kind, amount }) => counted(amount, kind, plurals[kind])))}`]
  })
  return sentence(phrases) || 'Changed the books'
}

const verbs: Readonly<Record<ChangeAction, string>> = { CREATED: 'Added', UPDATED: 'Changed', DELETED: 'Deleted' }
const plurals = {
  transaction: 'transactions',
  category: 'categories',
  tag: 'tags',
  budget: 'budgets',
  recurrence: 'recurring transactions',
  rule: 'rules',
}
const names: Readonly<Record<(typeof ledgerKinds)[number], string>> = {
  transaction: '',
  category: 'the category ',
  tag: 'the tag ',
  budget: 'the plan ',
  recurrence: 'the recurring ',
  rule: 'the rule for ',
}

function phraseOf(batch: Summarised, kind: (typeof ledgerKinds)[number], action: ChangeAction, amount: number): string {
  const records = recordsOf(batch, kind, action)
  const isBack = action === 'CREATED' && records.length > 0 && records.every(({ row }) => batch.isBack(row))
  const [first] = records
  if (kind === 'budget' && first && !isBack) return ofBudgets(records, first, action, amount)
  const verb = isBack ? 'Restored' : verbs[action]
  const what =
    amount === 1 && first ? `${names[kind]}${short(first.logged.title)}` : counted(amount, kind, plurals[kind])
  if (action !== 'UPDATED' || !first) return `${verb} ${what}`
  if (amount === 1 && kind === 'category') return ofCategory(first)
  const parted = amount === 1 && kind === 'transaction' ? describeSplits(first, batch.nameOf) : undefined
  if (parted) return parted
  const toggled = amount === 1 && kind === 'rule' ? ofRule(first) : undefined
  if (toggled) return toggled
  const changed = records.length === amount ? fieldsIn(records) : []
  return changed.length > 0 && changed.length < 3 ? `Changed the ${listed(changed)} of ${what}` : `Changed ${what}`
}

function fieldsIn(records: readonly Described[]): string[] {
  const [first = [], ...others] = records.map(({ logged: { fields } }) => {
    const names = fields.map(({ name }) => name)
    // The base amount follows from the amount.
    const counted = names.includes('amount') ? fields.filter(({ name }) => !follows.includes(name)) : fields
    return counted.map(({ label }) => label.toLowerCase())
  })
  return others.every((each) => each.join() === first.join()) ? first : []
}

const follows: readonly string[] = ['base_amount', 'rate']

function ofCategory(category: Described): string {
  const { title, fields } = category.logged
  const archived = newValueOf(category, 'archived')
  if (archived) return `${archived === 'Yes' ? 'Archived' : 'Brought back'} the category ${short(title)}`
  const [first] = fields
  if (fields.length === 1 && first?.name === 'name') {
    return `Renamed the category ${short(first.before?.text ?? '')} to ${short(title)}`
  }
  if (fields.length === 1 && first?.name === 'rollover') {
    return `Set ${short(title)} to carry on ${first.after?.text.toLowerCase() ?? 'nothing'}`
  }
  const changed = fieldsIn([category])
  const what = `the category ${short(title)}`
  return changed.length > 0 && changed.length < 3 ? `Changed the ${listed(changed)} of ${what}` : `Changed ${what}`
}

function ofBudgets(records: readonly Described[], first: Described, action: ChangeAction, amount: number): string {
  const months = new Set(records.map(({ logged }) => logged.title.split(' · ')[0]))
  const [month = ''] = first.logged.title.split(' · ')
  const verb = { CREATED: 'Planned', UPDATED: 'Changed the plan of', DELETED: 'Deleted the plan of' }[action]
  if (amount === 1) return `${verb} ${short(first.logged.title.slice(month.length + 3))} for ${month}`
  const isOneMonth = months.size === 1 && records.length === amount
  return isOneMonth ? `${verb} ${amount} categories for ${month}` : `${verb} ${counted(amount, 'budget', 'budgets')}`
}

function sentence(phrases: readonly string[]): string {
  return phrases.map((phrase, at) => (at === 0 ? phrase : phrase[0]?.toLowerCase() + phrase.slice(1))).join(', ')
}
