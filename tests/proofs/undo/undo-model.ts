import { isSame, type LedgerRow, type LedgerRows } from '../../support/data/ledger-rows.ts'
import { splitsOf, tagIdsOf } from './undo-chance.ts'
import { type Step, stays } from './undo-dependencies.ts'

export interface Expected {
  rows: LedgerRows
  blockers: string[]
}

/** Derived columns, which are restored unless they changed and never cause a conflict. */
const follows: Record<string, string[]> = {
  category: ['position'],
  rule: ['position'],
  recurrence: ['next_date'],
  transaction: ['set_by'],
  document: ['state', 'stage_since'],
  staged_item: ['reviewed_by', 'reviewed_at'],
  receipt_match: ['score', 'reasons', 'decided_by', 'decided_at'],
}

/**
 * Computes the result of a partial undo by comparing each record before the action, after it and now. Unchanged records
 * are restored unless a ledger constraint or a later record prevents it.
 */
export function expectedAfter(now: LedgerRows, { before, after }: { before: LedgerRows; after: LedgerRows }): Expected {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isSame(before.get(key), after.get(key)),
  )
  const steps = keys.map((key) => stepOf(key, before.get(key), after.get(key), now.get(key)))
  for (const step of steps) if (isTagOfOthers(step, steps, now)) step.fate = 'nothing'
  // Roles are restored all or none, so that an Owner always exists.
  const roles = steps.filter(({ kind }) => kind === 'member')
  if (roles.some(({ fate }) => fate === 'refused')) for (const step of roles) step.fate = 'refused'
  for (const step of steps) if (step.fate === 'ready' && isReferenced(step, now, new Set(keys))) step.fate = 'refused'
  for (;;) {
    while (steps.some((step) => stays(step, steps, now))) {
      for (const step of steps.filter((each) => stays(each, steps, now))) step.fate = 'tied'
    }
    const rows = applied(now, steps)
    const blocked = steps.filter((step) => step.fate === 'ready' && breaksRule(step, rows))
    if (blocked.length === 0) {
      refreshDocuments(now, rows, steps)
      return { rows, blockers: steps.flatMap(({ key, fate }) => (fate === 'refused' ? key : [])) }
    }
    for (const step of blocked) step.fate = 'refused'
  }
}

function stepOf(key: string, first?: LedgerRow, last?: LedgerRow, present?: LedgerRow): Step {
  const kind = key.split(' ')[0] ?? ''
  const step = { key, kind, id: key.split(' ')[1] ?? '', first, last, becomes: present, fate: 'nothing' } as Step
  if (!last) return present ? step : { ...step, becomes: first, fate: 'ready' }
  const isSuggestion = kind === 'receipt_match' && [first, last].every((row) => !row || row.state === 'SUGGESTED')
  const blockers: Step = { ...step, fate: isSuggestion ? 'nothing' : 'refused' }
  if (!present) return first && kind !== 'receipt_match' ? blockers : step
  const free = follows[kind] ?? []
  const differs = (one: LedgerRow, column: string) => !isSame(one[column], present[column])
  if (!first) {
    const touched = Object.keys(last).some((column) => differs(last, column) && !free.includes(column))
    return touched ? blockers : { ...step, becomes: undefined, fate: 'ready' }
  }
  const columns = Object.keys(last).filter((column) => !isSame(first[column], last[column]))
  if (columns.some((column) => differs(last, column) && differs(first, column) && !free.includes(column)))
    return blockers
  const back = columns.filter((column) => !differs(last, column))
  if (back.length === 0) return step
  return {
    ...step,
    fate: 'ready',
    becomes: { ...present, ...Object.fromEntries(back.map((each) => [each, first[each] ?? null])) },
  }
}

/**
 * Returns true for a tag that the action created and that other transactions use since. It stays without a conflict.
 */
function isTagOfOthers({ kind, id, first }: Step, steps: readonly Step[], now: LedgerRows): boolean {
  if (kind !== 'tag' || first) return false
  const ours = new Set(steps.flatMap((step) => (step.kind === 'transaction' ? step.key : [])))
  return ours.size > 0 && [...now].some(([key, row]) => !ours.has(key) && tagIdsOf(row).includes(id))
}

/** Returns true if other records reference a record that would be removed. */
function isReferenced({ kind, id, first }: Step, now: LedgerRows, ours: ReadonlySet<string>): boolean {
  const others = [...now].filter(([key]) => !ours.has(key))
  const isNamed = (kinds: string[], column: string) =>
    others.some(([key, row]) => kinds.includes(key.split(' ')[0] ?? '') && row[column] === id)
  if (first) return false
  if (kind === 'category') {
    return (
      isNamed(['transaction', 'budget', 'staged_item'], 'category_id') ||
      isNamed(['category'], 'parent_id') ||
      others.some(([, row]) => splitsOf(row).some((part) => part.category_id === id))
    )
  }
  if (kind === 'transaction') return isNamed(['receipt_link', 'staged_item'], 'transaction_id')
  if (kind === 'receipt') return isNamed(['receipt_link'], 'receipt_id')
  const isSaved = ([key, row]: [string, LedgerRow]) =>
    key.startsWith('staged_item ') && row.document_id === id && ['APPROVED', 'MERGED'].includes(String(row.state))
  return kind === 'document' && others.some(isSaved)
}

function applied(now: LedgerRows, steps: readonly Step[]): LedgerRows {
  const rows: LedgerRows = new Map(now)
  for (const { key, fate, becomes } of steps) {
    if (fate !== 'ready') continue
    if (becomes) rows.set(key, becomes)
    else rows.delete(key)
  }
  const isThere = (kind: string, id: unknown) => id === null || id === undefined || rows.has(`${kind} ${id}`)
  for (const [key, row] of rows) {
    const kind = key.split(' ')[0] ?? ''
    const isNew = !now.has(key)
    // A new duplicate link is a conflict, and an existing one is removed with the receipt it names.
    const isMarked = kind === 'receipt' && (isNew || row.duplicate_of === now.get(key)?.duplicate_of)
    if (isMarked && !isThere('receipt', row.duplicate_of)) rows.set(key, { ...row, duplicate_of: null })
    if (isNew) continue
    if (
      ['receipt_link', 'receipt_match'].includes(kind) &&
      !(isThere('transaction', row.transaction_id) && isThere('receipt', row.receipt_id))
    ) {
      rows.delete(key)
    }
    if (['receipt', 'staged_item'].includes(kind) && !isThere('document', row.document_id)) rows.delete(key)
    else if (kind === 'staged_item' && !isThere('transaction', row.transaction_id)) {
      const step = steps.find((each) => each.key === key && each.fate === 'ready')
      if (!step) rows.set(key, { ...row, transaction_id: null })
    }
  }
  return rows
}

/** Checks ledger constraints: references exist, types match, and categories have at most two levels. */
function breaksRule({ key, kind, id, becomes }: Step, rows: LedgerRows): boolean {
  const all = (wanted: string) => [...rows].filter(([each]) => each.startsWith(`${wanted} `))
  const others = all(kind).filter(([each]) => each !== key)
  if (!becomes) {
    if (kind === 'tag') return all('transaction').some(([, row]) => tagIdsOf(row).includes(id))
    return (
      kind === 'category' &&
      (['transaction', 'budget', 'staged_item'].some((each) => all(each).some(([, row]) => row.category_id === id)) ||
        all('transaction').some(([, row]) => splitsOf(row).some((part) => part.category_id === id)) ||
        others.some(([, row]) => row.parent_id === id))
    )
  }
  const names = ['category', 'document', 'receipt', 'transaction'] as const
  const isMissing = names.some((name) => {
    const named = becomes[name === 'category' && kind === 'category' ? 'parent_id' : `${name}_id`]
    return named !== null && named !== undefined && !rows.has(`${name} ${named}`)
  })
  const category = rows.get(`category ${becomes.category_id}`)
  if (category && becomes.type !== undefined && category.type !== becomes.type) return true
  const earlier = rows.get(key)?.duplicate_of ?? null
  if (earlier !== null && !rows.has(`receipt ${earlier}`)) return true
  const isUsed = (...columns: string[]) =>
    others.some(([, row]) => columns.every((column) => becomes[column] !== null && row[column] === becomes[column]))
  if (isMissing) return true
  if (kind === 'transaction') return isUsed('source_id') || breaksUp(becomes, rows)
  if (kind === 'tag') return others.some(([, row]) => isSameName(row, becomes))
  if (kind === 'budget') return isUsed('category_id', 'month')
  if (kind === 'receipt_link' || kind === 'receipt_match') return isUsed('receipt_id', 'transaction_id')
  if (kind !== 'category') return false
  const isNamed = (row: LedgerRow) => row.archived_at === null && row.type === becomes.type && isSameName(row, becomes)
  const isTooDeep =
    becomes.parent_id !== null &&
    (rows.get(`category ${becomes.parent_id}`)?.parent_id !== null || others.some(([, row]) => row.parent_id === id))
  return isTooDeep || (becomes.archived_at === null && others.some(([, row]) => isNamed(row)))
}

const isSameName = (one: LedgerRow, other: LedgerRow) =>
  String(one.name).toLowerCase() === String(other.name).toLowerCase()

/**
 * Checks that the tags and the categories of the splits exist, that the splits sum to the amount, and that a split
 * transaction has no category.
 */
function breaksUp(row: LedgerRow, rows: LedgerRows): boolean {
  if (tagIdsOf(row).some((tagId) => !rows.has(`tag ${tagId}`))) return true
  const splits = splitsOf(row)
  if (splits.length === 0) return false
  const sumOf = (column: 'amount_minor' | 'base_amount_minor') => splits.reduce((sum, part) => sum + part[column], 0)
  const isOtherwise = sumOf('amount_minor') !== row.amount_minor || sumOf('base_amount_minor') !== row.base_amount_minor
  return (
    isOtherwise ||
    row.category_id !== null ||
    splits.some((part) => part.category_id !== null && rows.get(`category ${part.category_id}`)?.type !== row.type)
  )
}

function refreshDocuments(now: LedgerRows, rows: LedgerRows, steps: readonly Step[]): void {
  const isWhole = steps.every(({ fate }) => fate === 'ready' || fate === 'nothing')
  const touched = steps.filter(
    ({ key, kind, fate, becomes }) =>
      kind === 'staged_item' && fate === 'ready' && now.has(key) && becomes && now.get(key)?.state !== becomes.state,
  )
  for (const id of new Set(touched.flatMap(({ key }) => rows.get(key)?.document_id ?? []))) {
    const key = `document ${id}`
    const document = rows.get(key)
    const isBack = steps.some((step) => step.key === key && step.fate === 'ready')
    if (!document || (isWhole && isBack)) continue
    const states = [...rows.values()].filter((row) => row.document_id === id && row.position !== undefined)
    const isPending = states.length === 0 || states.some(({ state }) => state === 'PENDING')
    const isDiscarded = states.every(({ state }) => state === 'DISCARDED')
    rows.set(key, { ...document, state: isPending ? 'STAGING' : isDiscarded ? 'DISCARDED' : 'PROCESSED' })
  }
}
