/** A slip or an invoice with something on it that leads astray. All shops and people are invented. */
export interface SpecialSlip {
  text: string
  merchant: string
  date: string
  total: string
  currency: string
  /** Name and amount of each thing bought; left out where the paper lists none. */
  items?: [name: string, amount: string][]
  /** Nothing on the paper proves the total, so that it must not be sure. */
  isOpen?: boolean
}
