import { render } from '../../base/text.ts'
import { addDays } from '../../language/days.ts'
import { decimalOf } from '../../language/money.ts'
import { type AccountKind, kindTexts } from '../../ledger/accounts/kinds.ts'
import { recordAccount } from '../../ledger/accounts/write.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { scaleToCurrency } from './price-level.ts'
import type { SampleEntry } from './year.ts'

/** The days for which the card has entries. Its older ones are paid. */
const cardDays = 30

const onCard: readonly (string | null)[] = ['eating_out', 'clothing', 'entertainment', 'gifts_donations', null]

/**
 * Adds a current account, a savings account and a card.
 * @returns the id of the account of an entry
 */
export async function recordSampleAccounts(db: WriteDb, currency: string, today: string, firstDay: string) {
  const add = async (kind: AccountKind, cents: number, day: string) => {
    const balance = cents === 0 ? '0' : decimalOf(scaleToCurrency(cents, currency))
    const { id } = await recordAccount(db, currency, { kind, name: render(kindTexts[kind]), balance, day })
    return id
  }
  const cardOpening = addDays(today, -cardDays)
  const current = await add('CURRENT', 310_000, addDays(firstDay, -1))
  await add('SAVINGS', 820_000, addDays(firstDay, -1))
  const card = await add('CARD', 0, cardOpening)
  return ({ type, category, date }: SampleEntry) =>
    type === 'EXPENSE' && onCard.includes(category) && date > cardOpening ? card : current
}
