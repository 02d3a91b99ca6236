export interface SpecialReceipt {
  text: string
  merchant: string
  date: string
  total: string
  currency: string
  items?: [name: string, amount: string][]
  /** The receipt does not prove the total, so the total must not be certain. */
  isOpen?: boolean
}
