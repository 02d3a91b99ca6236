import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceiptReviewFragment, ReviewedReceiptInput } from '../../../generated.ts'

/** The texts of a receipt that have no place on the page. */
export type TextFieldName = {
  [Name in keyof ReceiptReviewFragment & keyof ReviewedReceiptInput]: ReceiptReviewFragment[Name] extends string | null
    ? Name
    : never
}[keyof ReceiptReviewFragment & keyof ReviewedReceiptInput]

interface TextField {
  name: TextFieldName
  label: MessageDescriptor
  maxLength: number
  isDay?: boolean
  /** Shown only for a receipt that is to be paid, or on request. */
  isOfPayment?: boolean
}

export const textFields: readonly TextField[] = [
  { name: 'vendorVatId', label: msg`VAT ID`, maxLength: 40 },
  { name: 'dueDate', label: msg`Due date`, maxLength: 10, isDay: true, isOfPayment: true },
  { name: 'iban', label: msg`IBAN`, maxLength: 42, isOfPayment: true },
  { name: 'paymentReference', label: msg`Payment reference`, maxLength: 140, isOfPayment: true },
]

export const isDayField = (name: string): boolean =>
  name === 'date' || textFields.some((field) => field.name === name && field.isDay)

export const isTextField = (name: string): name is TextFieldName => textFields.some((field) => field.name === name)

/** The value of each text field. */
export function textsOf<Value>(read: (name: TextFieldName) => Value): Record<TextFieldName, Value> {
  return Object.fromEntries(textFields.map(({ name }) => [name, read(name)])) as Record<TextFieldName, Value>
}
