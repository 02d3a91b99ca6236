import { textOf } from '../../platform/records/change-values.ts'
import { amountOf, counted, type Described, newValueOf, recordsOf, type Summarised, short } from './describe-phrases.ts'

export function summaryOfDocuments(batch: Summarised): string | undefined {
  return ofReview(batch) ?? ofDocuments(batch) ?? ofLinks(batch)
}

function ofReview(batch: Summarised): string | undefined {
  const items = recordsOf(batch, 'staged_item', 'UPDATED')
  const [document] = recordsOf(batch, 'document', 'UPDATED')
  const newState = document && newValueOf(document, 'state')
  const [link] = recordsOf(batch, 'receipt_link', 'CREATED')
  const isReceipt = textOf(document?.row.after ?? null, 'kind') === 'RECEIPT'
  if (link && isReceipt && newState === 'Done') {
    const made = amountOf(batch, 'transaction', 'CREATED')
    const receipt = receiptOf(batch.receiptOf(link.row))
    return made > 0 ? `Saved ${receipt} as ${counted(made, 'transaction', 'transactions')}` : `Attached ${receipt}`
  }
  if (document && isReceipt && newState === 'Discarded') return `Discarded ${receiptOf(document.logged.title)}`
  const state = items.map((item) => newValueOf(item, 'state')).find((each) => each !== undefined)
  const [first] = items
  if (!first || state === undefined) return undefined
  const amount = items.filter((item) => newValueOf(item, 'state') === state).length
  const all = amount === items.length ? amountOf(batch, 'staged_item', 'UPDATED') : amount
  return `${decisions[state] ?? 'Reviewed'} ${itemsOf(batch, first, all)}`
}

const decisions: Readonly<Record<string, string>> = {
  Waiting: 'Put back for review',
  Approved: 'Approved',
  Discarded: 'Discarded',
  'Part of a transaction': 'Merged',
}

function itemsOf({ nameOf }: Summarised, { row }: Described, amount: number): string {
  const values = row.after ?? row.before
  const document = nameOf('document', textOf(values, 'document_id'))
  switch (textOf(values, 'kind')) {
    case 'STATEMENT_ROW':
      return `${counted(amount, 'row', 'rows')} of ${document ? short(document) : 'a bank’s file'}`
    case 'BUDGET_LINE':
      return `${counted(amount, 'line', 'lines')} of ${document ? short(document) : 'a budget list'}`
    case 'DRAFT':
      return counted(amount, 'dictated entry', 'dictated entries')
    default:
      return `${counted(amount, 'item', 'items')} of ${document ? receiptOf(document) : 'a receipt'}`
  }
}

function ofDocuments(batch: Summarised): string | undefined {
  const [document] = recordsOf(batch, 'document')
  const [receipt] = recordsOf(batch, 'receipt')
  const [item] = recordsOf(batch, 'staged_item', 'CREATED')
  if (!document) return receipt && ofReceipt(receipt)
  const { action, title } = document.logged
  const kind = textOf(document.row.after ?? document.row.before, 'kind')
  // The document kind is not final until the document has been read.
  const isUnread = document.row.before === null && textOf(document.row.after, 'stage') === 'RECEIVED'
  const what = isUnread && tables.includes(kind) ? 'file' : (nouns[kind] ?? 'document')
  const amount = amountOf(batch, 'document', action)
  const isPrivate = kind === 'TEXT' || kind === 'VOICE'
  const named = isPrivate ? withArticle(what) : those(kind, what, title, receipt, amount)
  if (action === 'CREATED' && batch.isBack(document.row)) return `Restored ${named}`
  if (action === 'DELETED') return `Deleted ${named}`
  if (action === 'CREATED') {
    if (item && textOf(document.row.after, 'stage') === 'STAGED') {
      return `Put ${itemsOf(batch, item, amountOf(batch, 'staged_item', 'CREATED'))} up for review`
    }
    if (isPrivate) return `Added ${withArticle(what)}`
    return amount > 1 ? `Added ${counted(amount, what, `${what}s`)}` : `Added the ${what} ${short(title)}`
  }
  const reading = newValueOf(document, 'stage')
  if (reading === 'Read') return `Read ${named}`
  if (reading === 'Could not be read') return `Could not read ${named}`
  if (reading === 'To be read') return `Had ${named} read again`
  return newValueOf(document, 'kept_twice') === 'Yes' ? `Kept ${named} beside one like it` : `Changed ${named}`
}

function those(kind: string, what: string, title: string, receipt: Described | undefined, amount: number): string {
  if (amount > 1) return counted(amount, what, `${what}s`)
  if (kind === 'RECEIPT') return receiptOf(receipt?.logged.title ?? title)
  return `the ${what} ${short(title)}`
}

const tables: readonly string[] = ['BUDGET_LIST', 'STATEMENT']
const nouns: Readonly<Record<string, string>> = {
  RECEIPT: 'receipt',
  BUDGET_LIST: 'budget list',
  STATEMENT: 'bank’s file',
  TEXT: 'dictated entry',
  VOICE: 'voice note',
}

const withArticle = (noun: string) => `a ${noun}`

function ofReceipt({ logged }: Described): string {
  const verbs = { CREATED: 'Added', UPDATED: 'Changed', DELETED: 'Deleted' }
  return `${verbs[logged.action]} ${receiptOf(logged.title)}`
}

function ofLinks(batch: Summarised): string | undefined {
  const [attached] = recordsOf(batch, 'receipt_link', 'CREATED')
  if (attached) return `Attached ${receiptOf(batch.receiptOf(attached.row))}`
  const [detached] = recordsOf(batch, 'receipt_link', 'DELETED')
  if (detached) return `Detached ${receiptOf(batch.receiptOf(detached.row))}`
  const [match] = recordsOf(batch, 'receipt_match')
  if (!match) return undefined
  const receipt = receiptOf(batch.receiptOf(match.row))
  if (match.logged.action === 'DELETED') return `Took back what was said of ${receipt}`
  return textOf(match.row.after, 'state') === 'DECLINED' ? `Declined a match for ${receipt}` : `Matched ${receipt}`
}

function receiptOf(name: string): string {
  return /\.\w{2,5}$/.test(name) ? `the receipt ${short(name)}` : `the receipt of ${short(name)}`
}
