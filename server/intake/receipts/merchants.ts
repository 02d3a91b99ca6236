import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { MerchantIdentifier, ReadingFields } from '../documents/reading-fields.ts'
import type { ReceiptDraft } from '../documents/receipt-draft.ts'
import { ledgerNameOf } from './ledger-names.ts'
import { plainName, similarEnough, similarityOf } from './merchant-similarity.ts'

/**
 * Identifiers by reliability, highest first. A whole mall can share a telephone number, website or address, so a name is
 * more reliable. An address only replaces a name that is doubtful.
 */
const trust: MerchantIdentifier['kind'][] = ['tax-number', 'company-number', 'name', 'website', 'phone', 'address']
const maxValueLength = 300
const learntConfidence = 0.99

/**
 * Sets the merchant name that users confirmed for a known identifier, or else the spelling in the ledger. The name as
 * read remains a candidate.
 */
export async function withKnownMerchant(db: ReadDb, draft: ReceiptDraft): Promise<ReceiptDraft> {
  const identifiers = identifiersOf(draft.fields)
  const fields = { ...draft.fields, identifiers }
  const read = draft.fields.merchant
  const isDoubtful = read.value === null || read.doubt !== null
  const known = await knownName(
    db,
    identifiers.filter(({ kind }) => isDoubtful || kind !== 'address'),
  )
  const merchantIsNew = known === undefined && read.value !== null && read.source !== 'e-invoice'
  const name = known ?? (merchantIsNew ? await ledgerNameOf(db, read.value ?? '', read.candidates) : undefined)
  if (name === undefined) return { ...draft, fields: { ...fields, merchantIsNew } }
  const candidates = [...new Set([name, ...read.candidates])]
  const merchant = { ...read, value: name, confidence: learntConfidence, doubt: null, candidates }
  const items = draft.items.map((item) => (item.description === draft.merchant ? { ...item, description: name } : item))
  return { ...draft, merchant: name, items, fields: { ...fields, merchant, merchantIsNew } }
}

/**
 * Saves the merchant name that a user confirmed. An identifier confirmed for two merchants, such as that of a payment
 * terminal, is deleted.
 */
export async function learnMerchant(db: WriteDb, documentId: string, name: string): Promise<void> {
  const reading = await db
    .selectFrom('documentReadings')
    .select('fields')
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  const identifiers = (reading?.fields as ReadingFields | null | undefined)?.identifiers ?? []
  // A fixed order prevents deadlocks between two receipts of the same shop.
  for (const { kind, value } of [...identifiers].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const { name: savedName } = await db
      .insertInto('merchantNames')
      .values({ kind, value, name })
      .onConflict((conflict) =>
        conflict.columns(['organizationId', 'kind', 'value']).doUpdateSet({ updatedAt: new Date() }),
      )
      .returning('name')
      .executeTakeFirstOrThrow()
    if (savedName === name) continue
    await (similarityOf(savedName, name) >= similarEnough
      ? db.updateTable('merchantNames').set({ name }).where('kind', '=', kind).where('value', '=', value).execute()
      : db.deleteFrom('merchantNames').where('kind', '=', kind).where('value', '=', value).execute())
  }
}

function identifiersOf({ merchant, identifiers = [] }: ReadingFields): MerchantIdentifier[] {
  const name = plainName(merchant.value ?? '')
  const all: MerchantIdentifier[] = name === '' ? identifiers : [...identifiers, { kind: 'name', value: name }]
  const fitting = all.filter(({ value }) => value.length > 0 && value.length <= maxValueLength)
  return [...new Map(fitting.map((identifier) => [keyOf(identifier), identifier])).values()]
}

async function knownName(db: ReadDb, identifiers: readonly MerchantIdentifier[]): Promise<string | undefined> {
  if (identifiers.length === 0) return undefined
  const rows = await db
    .selectFrom('merchantNames')
    .select(['kind', 'value', 'name'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'value'),
        'in',
        identifiers.map(({ kind, value }) => tuple(kind as string, value)),
      ),
    )
    .execute()
  for (const kind of trust) {
    const names = new Set(rows.filter((row) => row.kind === kind).map(({ name }) => name))
    const [name] = names
    if (names.size === 1) return name
  }
  return undefined
}

const keyOf = ({ kind, value }: MerchantIdentifier) => `${kind} ${value}`
