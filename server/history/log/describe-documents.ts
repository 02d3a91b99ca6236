import { msg, plural } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { textOf } from '../../platform/records/change-values.ts'
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

export function summaryOfDocuments(batch: Summarised): Text | undefined {
  return ofReview(batch) ?? ofDocuments(batch) ?? ofLinks(batch)
}

function ofReview(batch: Summarised): Text | undefined {
  const items = recordsOf(batch, 'staged_item', 'UPDATED')
  const [document] = recordsOf(batch, 'document', 'UPDATED')
  const newState = document && newValueOf(document, 'state')
  const [link] = recordsOf(batch, 'receipt_link', 'CREATED')
  const isReceipt = textOf(document?.row.after ?? null, 'kind') === 'RECEIPT'
  if (link && isReceipt && newState === 'PROCESSED') {
    const made = amountOf(batch, 'transaction', 'CREATED')
    const receipt = receiptOf(batch.receiptOf(link.row))
    if (made === 0) return attached(receipt)
    return msg`Saved ${{ receipt }} as ${{ transactions: counted('transaction', made) }}`
  }
  if (document && isReceipt && newState === 'DISCARDED') return decisions.DISCARDED(receiptOf(document.logged.title))
  const state = items.map((item) => newValueOf(item, 'state')).find((each) => each !== undefined)
  const [first] = items
  if (!first || state === undefined) return undefined
  const amount = items.filter((item) => newValueOf(item, 'state') === state).length
  const all = amount === items.length ? amountOf(batch, 'staged_item', 'UPDATED') : amount
  return (isDecision(state) ? decisions[state] : reviewed)(itemsOf(batch, first, all))
}

const decisions = {
  PENDING: (what: Text) => msg`Moved ${{ what }} back to review`,
  APPROVED: (what: Text) => msg`Approved ${{ what }}`,
  DISCARDED: (what: Text) => msg`Discarded ${{ what }}`,
  MERGED: (what: Text) => msg`Merged ${{ what }}`,
}

const isDecision = (state: string): state is keyof typeof decisions => state in decisions
const reviewed = (what: Text) => msg`Reviewed ${{ what }}`
const attached = (receipt: Text) => msg`Attached ${{ receipt }}`

function itemsOf({ nameOf }: Summarised, { row }: Described, count: number): Text {
  const values = row.after ?? row.before
  const name = nameOf('document', textOf(values, 'document_id'))
  const document = name && short(name)
  switch (textOf(values, 'kind')) {
    case 'STATEMENT_ROW':
      return document
        ? msg`${plural({ count }, { one: '# row', other: '# rows' })} of ${{ document }}`
        : msg`${plural({ count }, { one: '# row of a bank statement', other: '# rows of a bank statement' })}`
    case 'BUDGET_LINE':
      return document
        ? msg`${plural({ count }, { one: '# line', other: '# lines' })} of ${{ document }}`
        : msg`${plural({ count }, { one: '# line of a budget list', other: '# lines of a budget list' })}`
    case 'DRAFT':
      return msg`${plural({ count }, { one: '# entry', other: '# entries' })}`
    default:
      return name
        ? msg`${plural({ count }, { one: '# item', other: '# items' })} of ${{ receipt: receiptOf(name) }}`
        : msg`${plural({ count }, { one: '# item of a receipt', other: '# items of a receipt' })}`
  }
}

function ofDocuments(batch: Summarised): Text | undefined {
  const [document] = recordsOf(batch, 'document')
  const [receipt] = recordsOf(batch, 'receipt')
  const [item] = recordsOf(batch, 'staged_item', 'CREATED')
  if (!document) return receipt && done[receipt.logged.action](receiptOf(receipt.logged.title))
  const { action, title } = document.logged
  const { after } = document.row
  const kind = textOf(after ?? document.row.before, 'kind')
  const isStaged = textOf(after, 'stage') === 'STAGED'
  // The document kind is not final until the document has been read.
  const isUnread = document.row.before === null && textOf(after, 'stage') === 'RECEIVED'
  const { one, many } = isUnread && tables.includes(kind) ? file : (documents[kind] ?? file)
  const amount = amountOf(batch, 'document', action)
  const isAlone = kind === 'TEXT' || kind === 'VOICE' || amount <= 1
  const isNewFile = action === 'CREATED' && !batch.isBack(document.row)
  const shown = kind === 'RECEIPT' && !isNewFile ? receiptOf(receipt?.logged.title ?? title) : one(short(title))
  const what = isAlone ? shown : many(amount)
  if (action === 'DELETED') return done.DELETED(what)
  if (action === 'CREATED' && !isNewFile) return done.RESTORED(what)
  if (action === 'CREATED') {
    if (!item || !isStaged) return done.CREATED(what)
    return msg`Added ${{ items: itemsOf(batch, item, amountOf(batch, 'staged_item', 'CREATED')) }} for review`
  }
  return ofReading(document, what) ?? done.UPDATED(what)
}

function ofReading(document: Described, what: Text): Text | undefined {
  switch (newValueOf(document, 'stage')) {
    case 'STAGED':
      return msg`Read ${{ what }}`
    case 'FAILED':
      return msg`Couldn't read ${{ what }}`
    case 'RECEIVED':
      return msg`Reread ${{ what }}`
    default:
      return newFlagOf(document, 'is_kept_twice') ? msg`Kept ${{ what }} although it's a duplicate` : undefined
  }
}

const tables: readonly string[] = ['BUDGET_LIST', 'STATEMENT']

interface DocumentPhrase {
  one: (name: string) => Text
  many: (count: number) => Text
}

const file: DocumentPhrase = {
  one: (name) => msg`the file ${{ name }}`,
  many: (count) => msg`${plural({ count }, { one: '# file', other: '# files' })}`,
}

/** Dictated entries and voice notes are private, so they have no names. */
const documents: Readonly<Record<string, DocumentPhrase>> = {
  RECEIPT: {
    one: (name) => msg`the receipt ${{ name }}`,
    many: (count) => msg`${plural({ count }, { one: '# receipt', other: '# receipts' })}`,
  },
  BUDGET_LIST: {
    one: (name) => msg`the budget list ${{ name }}`,
    many: (count) => msg`${plural({ count }, { one: '# budget list', other: '# budget lists' })}`,
  },
  STATEMENT: {
    one: (name) => msg`the bank statement ${{ name }}`,
    many: (count) => msg`${plural({ count }, { one: '# bank statement', other: '# bank statements' })}`,
  },
  TEXT: {
    one: () => msg`a typed entry`,
    many: (count) => msg`${plural({ count }, { one: '# typed entry', other: '# typed entries' })}`,
  },
  VOICE: {
    one: () => msg`a voice note`,
    many: (count) => msg`${plural({ count }, { one: '# voice note', other: '# voice notes' })}`,
  },
}

function ofLinks(batch: Summarised): Text | undefined {
  const [link] = recordsOf(batch, 'receipt_link', 'CREATED')
  if (link) return attached(receiptOf(batch.receiptOf(link.row)))
  const [detached] = recordsOf(batch, 'receipt_link', 'DELETED')
  if (detached) return msg`Detached ${{ receipt: receiptOf(batch.receiptOf(detached.row)) }}`
  const [match] = recordsOf(batch, 'receipt_match')
  if (!match) return undefined
  const receipt = receiptOf(batch.receiptOf(match.row))
  if (match.logged.action === 'DELETED') return msg`Reset the match of ${{ receipt }}`
  return textOf(match.row.after, 'state') === 'DECLINED'
    ? msg`Declined a match for ${{ receipt }}`
    : msg`Matched ${{ receipt }}`
}

/** A receipt is named by its merchant or by its file. */
function receiptOf(name: string): Text {
  return /\.\w{2,5}$/.test(name)
    ? msg`the receipt ${{ name: short(name) }}`
    : msg`the receipt of ${{ name: short(name) }}`
}
