import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReceiptReviewFragment, ReviewedReceiptInput } from '../../../generated.ts'

/** The texts of a receipt that a person writes, and that are not read from the document. */
export type TextFieldName = {
  [Name in keyof ReceiptReviewFragment & keyof ReviewedReceiptInput]: ReceiptReviewFragment[Name] extends string | null
    ? Name
    : never
}[keyof ReceiptReviewFragment & keyof ReviewedReceiptInput]

export const textFields: readonly { name: TextFieldName; label: MessageDescriptor; maxLength: number }[] = [
  { name: 'vendorVatId', label: msg`VAT ID`, maxLength: 40 },
]

export const isTextField = (name: string): name is TextFieldName => textFields.some((field) => field.name === name)

/** The value of each text field. */
export function textsOf<Value>(read: (name: TextFieldName) => Value): Record<TextFieldName, Value> {
  return Object.fromEntries(textFields.map(({ name }) => [name, read(name)])) as Record<TextFieldName, Value>
}
