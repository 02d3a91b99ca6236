import { msg } from '@lingui/core/runtime-macro'
import type { Model } from '../../adapters/model.ts'
import { ModelError, type ModelFailure } from '../../adapters/model-error.ts'
import { render, type Text } from '../../base/text.ts'
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
const maxReceipts = 4
const maxPages = 4
const longestText = 8_000

const overBudget = msg`The language model has reached its daily limit, so this was read without it.`
const failed = msg`The language model failed, so this was read without it.`

const failureNotices: Record<ModelFailure, Text> = {
  unreachable: msg`The language model couldn't be reached, so this was read without it.`,
  unauthorized: msg`The language model refused this server's key, so this was read without it.`,
  limited: msg`The language model is over its limit, so this was read without it.`,
  timedOut: msg`The language model took too long, so this was read without it.`,
  cutOff: msg`The language model's answer broke off, so this was read without it.`,
  unusable: msg`The language model's answer couldn't be used, so this was read without it.`,
  stopped: msg`The language model was stopped, so this was read without it.`,
}

/**
 * Reads the pages with a language model as well. Fields on which the readings disagree keep both candidates and a
 * doubt. The model sees only this document and has no tools. Never throws, because the reading is valid without the
 * model. Must run outside of a transaction.
 */
export async function readWithModel(tenant: Tenant, model: Model, reading: Reading): Promise<ModelReading> {
  if (reading.kind !== 'receipt') return { reading, notice: null }
  try {
    if (await tenant.read((db) => isOverBudget(db, model))) return { reading, notice: render(overBudget) }
    const signal = AbortSignal.timeout(modelTimeout)
    const looks = reading.receipts.map((receipt, index) =>
      index < maxReceipts && standsAlone(receipt, reading)
        ? lookAt(tenant, model, reading, receipt, signal)
        : { receipt, failure: null },
    )
    const looked = await Promise.all(looks)
    const failure = looked.find((each) => each.failure !== null)?.failure
    return {
      reading: { ...reading, receipts: looked.map(({ receipt }) => receipt) },
      notice: failure ? render(failureNotices[failure]) : null,
    }
  } catch {
    return { reading, notice: render(failed) }
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
): Promise<{ receipt: ReceiptReading; failure: ModelFailure | null }> {
  const own = receipt.pages.slice(0, maxPages)
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
    return { receipt: mergeReceipt(receipt, form, reading.pages, tenant.currency), failure: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const failure = error.kind === 'stopped' ? 'timedOut' : error.kind
    await tenant.write((db) => recordCall(db, model, { ...call, ...error.spent, outcome: failure }))
    return { receipt, failure }
  }
}
