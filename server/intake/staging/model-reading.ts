import type { Model } from '../../adapters/model.ts'
import { ModelError } from '../../adapters/model-error.ts'
import { cleaned } from '../../language/plain-text.ts'
import { isOverBudget, recordCall } from '../../platform/model/model-calls.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Reading, ReceiptReading } from '../../reader/reading.ts'
import { checkedForm, formInstructions, receiptForm } from './model-form.ts'
import { mergeReceipt } from './model-merge.ts'

export interface ModelReading {
  reading: Reading
  notice: string | null
}

/** Limits for all receipts of a document together. The timeout is in milliseconds. */
const modelTimeout = 30_000
const mostReceipts = 4
const mostPages = 4
const longestText = 8_000

const overBudget = 'The language model has read and written as much as it may today, so this was read without it.'
const withoutModel = (why: string) => `The language model did not help (${why}), so this was read without it.`

/**
 * Reads the pages with a language model as well. Fields on which the readings disagree keep both candidates and a
 * doubt. The model sees only this document and has no tools. Never throws, because the reading is valid without the
 * model. Must run outside of a transaction.
 */
export async function readWithModel(tenant: Tenant, model: Model, reading: Reading): Promise<ModelReading> {
  if (reading.kind !== 'receipt') return { reading, notice: null }
  try {
    if (await tenant.read((db) => isOverBudget(db, model))) return { reading, notice: overBudget }
    const signal = AbortSignal.timeout(modelTimeout)
    const looks = reading.receipts.map((receipt, index) =>
      index < mostReceipts && standsAlone(receipt, reading)
        ? lookAt(tenant, model, reading, receipt, signal)
        : { receipt, why: null },
    )
    const looked = await Promise.all(looks)
    const why = looked.find((each) => each.why !== null)?.why
    return {
      reading: { ...reading, receipts: looked.map(({ receipt }) => receipt) },
      notice: why ? withoutModel(why) : null,
    }
  } catch {
    return { reading, notice: withoutModel('something went wrong') }
  }
}

/** With several receipts on one page, the model could read the wrong one. */
function standsAlone({ pages }: ReceiptReading, { receipts }: Reading): boolean {
  return receipts.filter((other) => other.pages.some((page) => pages.includes(page))).length === 1
}

async function lookAt(
  tenant: Tenant,
  model: Model,
  reading: Reading,
  receipt: ReceiptReading,
  signal: AbortSignal,
): Promise<{ receipt: ReceiptReading; why: string | null }> {
  const own = receipt.pages.slice(0, mostPages)
  const pages = reading.text.split('\f')
  const text = cleaned(own.map((page) => pages[page] ?? '').join('\n'), longestText)
  const pictures = reading.previews.filter(({ page }) => own.includes(page))
  const call = { purpose: 'document' as const, prompt: JSON.stringify([formInstructions, text]) }
  try {
    const {
      found,
      saw: _,
      ...spent
    } = await model.extract({
      instructions: formInstructions,
      text: `Recognised text:\n${text}`,
      pictures,
      form: receiptForm,
      signal,
    })
    await tenant.write((db) => recordCall(db, model, { ...call, ...spent, outcome: 'answered' }))
    const form = checkedForm(found, tenant.today, receipt.currency.value ?? tenant.currency)
    return { receipt: mergeReceipt(receipt, form, reading.pages, tenant.currency), why: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const kind = error.kind === 'stopped' ? 'timedOut' : error.kind
    await tenant.write((db) => recordCall(db, model, { ...call, ...error.spent, outcome: kind }))
    return { receipt, why: new ModelError(kind, error.spent).message }
  }
}
