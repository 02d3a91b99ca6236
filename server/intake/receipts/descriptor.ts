import { msg, plural } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { z } from 'zod'
import { render } from '../../base/text.ts'
import { type DescriptionContext, type Row, textOf } from '../../platform/records/change-values.ts'
import { defineRecord } from '../../platform/records/descriptor.ts'
import {
  authored,
  choice,
  currency,
  day,
  id,
  internal,
  member,
  money,
  number,
  reference,
  strings,
  text,
  timestamp,
} from '../../platform/records/fields.ts'
import { restoredOfOthers } from '../../platform/records/log-rules.ts'
import { receiptTrash } from './trash.ts'

/** Without the spaces, dots and dashes that people write; null for an empty text. */
const vatId = z
  .string()
  .nullable()
  .transform((text) => text?.replace(/[\s.\-–]/g, '').toUpperCase() || null)
  .refine((id) => id === null || /^[A-Z0-9]{1,20}$/.test(id), {
    error: () => render(msg`Enter a VAT ID of at most 20 letters and digits.`),
  })

/** Any account number in the form of an IBAN, because some invoices print one with wrong check digits. */
const iban = z
  .string()
  .nullable()
  .transform((text) => text?.replace(/\s/g, '').toUpperCase() || null)
  .refine((account) => account === null || /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(account), {
    error: () => render(msg`Enter an IBAN, such as DE75 5121 0800 1245 1261 99.`),
  })

const paymentReference = z
  .string()
  .nullable()
  .transform((text) => text?.trim() || null)
  .refine((reference) => reference === null || (reference.length <= 140 && !/\p{Cc}/u.test(reference)), {
    error: () => render(msg`Enter a reference of at most 140 characters on one line.`),
  })

export const receiptRecord = defineRecord<'receipts'>({
  table: 'receipts',
  kind: 'receipt',
  live: 'RECORD',
  log: {
    rank: 80,
    one: msg`Receipt`,
    many: msg`Receipts`,
    counted: (count) => msg`${plural({ count }, { one: '# receipt', other: '# receipts' })}`,
    named: (name) => msg`the receipt ${{ name }}`,
    title: (row, { nameOf }) => textOf(row, 'merchant') || (nameOf('document', textOf(row, 'document_id')) ?? ''),
    isMinor: true,
    undo: { needs: 'documents:review', ofOthers: 'others:delete', rank: 66, cases: { others: restoredOfOthers } },
    trash: receiptTrash,
  },
  archive: {
    name: 'receipts',
    about: 'Receipts, as they were read or as people have put them right.',
    dependsOn: 'duplicate_of',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The receipt.', rest: true }),
    document_id: id({ about: 'Its document.', refersTo: 'documents', rest: 'document.id' }),
    merchant: text({ label: msg`Merchant`, about: 'Who was paid.', nullable: true, rest: 'merchant.value' }),
    total_minor: money({
      label: msg`Total`,
      currency: 'currency',
      about: 'The total.',
      nullable: true,
      rest: { total: 'total.value' },
    }),
    tax_minor: money({
      label: msg`Tax`,
      currency: 'currency',
      about: 'The tax in it.',
      nullable: true,
      rest: { tax: 'tax.value' },
    }),
    vendor_vat_id: text({
      label: msg`VAT ID`,
      about: 'The seller’s VAT ID.',
      nullable: true,
      check: (value) => vatId.safeParse(value).data === value,
      input: vatId,
      rest: true,
    }),
    currency: currency({ nullable: true, rest: 'currency.value' }),
    date: day({
      label: msg`Date`,
      about: 'The day on it.',
      nullable: true,
      rest: { transaction_date: 'date.value' },
    }),
    due_date: day({
      label: msg`Due date`,
      about: 'Until when it is to be paid.',
      nullable: true,
      input: z.string().nullable(),
      rest: true,
    }),
    payable_minor: money({
      label: msg`Amount to pay`,
      currency: 'currency',
      about: 'The amount to pay, if it is not the total.',
      nullable: true,
    }),
    iban: text({
      label: msg`IBAN`,
      about: 'The account to pay to.',
      nullable: true,
      check: (value) => iban.safeParse(value).data === value,
      input: iban,
      rest: true,
    }),
    payment_reference: text({
      label: msg`Payment reference`,
      about: 'The text of the payment.',
      nullable: true,
      check: (value) => paymentReference.safeParse(value).data === value,
      input: paymentReference,
      rest: true,
    }),
    paid_on: day({ label: msg`Paid on`, about: 'The day of the payment.', nullable: true, rest: true }),
    duplicate_of: id({
      about: 'The receipt that it is a duplicate of.',
      refersTo: 'receipts',
      nullable: true,
      isUnlogged: true,
    }),
    ...authored,
    created_at: { ...authored.created_at, rest: true },
    version: { ...authored.version, rest: true },
  },
})

/** A link and a match are named by their transaction. */
const transactionTitle = (row: Row, { nameOf }: DescriptionContext): string =>
  nameOf('transaction', textOf(row, 'transaction_id')) ?? render(msg`Transaction`)

export const receiptLinkRecord = defineRecord<'receiptTransactions'>({
  table: 'receipt_transactions',
  kind: 'receipt_link',
  live: 'FIGURES',
  log: {
    rank: 90,
    one: msg`Attached receipt`,
    many: msg`Attached receipts`,
    counted: (count) => msg`${plural({ count }, { one: '# attached receipt', other: '# attached receipts' })}`,
    named: (name) => msg`the receipt of ${{ name }}`,
    title: transactionTitle,
    isMinor: true,
    undo: { needs: 'transactions:write', ofOthers: 'others:delete' },
    trash: null,
  },
  archive: { name: 'receipt_links', about: 'Which receipts belong to which transactions.' },
  fields: {
    organization_id: internal,
    id: id({ about: 'The link.' }),
    receipt_id: reference('receipt', 'receipts', { label: msg`Receipt`, about: 'The receipt.' }),
    transaction_id: reference('transaction', 'transactions', { label: msg`Transaction`, about: 'The transaction.' }),
  },
})

export const receiptMatchRecord = defineRecord<'receiptMatches'>({
  table: 'receipt_matches',
  kind: 'receipt_match',
  live: 'FIGURES',
  log: {
    rank: 100,
    one: msg`Receipt match`,
    many: msg`Receipt matches`,
    counted: (count) => msg`${plural({ count }, { one: '# receipt match', other: '# receipt matches' })}`,
    named: (name) => msg`the receipt match of ${{ name }}`,
    title: transactionTitle,
    isMinor: true,
    isSent: false,
    undo: {
      needs: 'documents:review',
      ofOthers: 'others:delete',
      follows: ['score', 'reasons', 'decided_by', 'decided_at'],
      cases: {
        offer: {
          when: sql`coalesce(before ->> 'state', 'SUGGESTED') = 'SUGGESTED'
            and coalesce(after ->> 'state', 'SUGGESTED') = 'SUGGESTED' and undoes is null`,
          needs: null,
          ofOthers: 'others:delete',
          insteadAlone: msg`Suggested matches are renewed automatically. Decline the match on the receipt instead.`,
        },
      },
    },
    trash: null,
  },
  archive: {
    name: 'receipt_matches',
    about: 'Which receipts may belong to which transactions, and what people said of that.',
  },
  fields: {
    organization_id: internal,
    id: id({ about: 'The match.' }),
    state: choice(
      { CONFIRMED: msg`Confirmed`, DECLINED: msg`Declined` },
      { label: msg`Match`, about: 'SUGGESTED, CONFIRMED or DECLINED.' },
    ),
    receipt_id: reference('receipt', 'receipts', { label: msg`Receipt`, about: 'The receipt.' }),
    transaction_id: reference('transaction', 'transactions', { label: msg`Transaction`, about: 'The transaction.' }),
    score: number({ about: 'How likely it is, 0 to 1.', isUnlogged: true }),
    reasons: strings({ about: 'Why.', isUnlogged: true }),
    decided_by: member({ about: 'Who decided', nullable: true, isUnlogged: true }),
    decided_at: timestamp({ about: 'When.', nullable: true, isUnlogged: true }),
  },
})

export const merchantNameRecord = defineRecord<'merchantNames'>({
  table: 'merchant_names',
  kind: null,
  archive: {
    name: 'merchant_names',
    about: 'How merchants are called whose receipts show a number, a website or a name.',
    key: ['kind', 'value'],
  },
  fields: {
    organization_id: internal,
    kind: text({ about: 'tax-number, company-number, phone, website, address or name.' }),
    value: text({ about: 'What the receipts show.' }),
    name: text({ about: 'How people call the merchant.' }),
    updated_at: timestamp({ about: 'When that was learnt.' }),
  },
})
