export type Kind =
  | 'total' // to be paid, including everything
  | 'payable' // a total with an unambiguous label
  | 'subtotal'
  | 'net'
  | 'tax'
  | 'included' // "incl.": names a tax that is already included
  | 'rounding'
  | 'cash'
  | 'change'
  | 'card'
  | 'discount'
  | 'tip'
  | 'service'
  | 'quantity'
  | 'savings' // the amount saved; not part of the sum
  | 'points'
  | 'date'
  | 'other-date'
  | 'table'
  | 'title'
  | 'customer'
  | 'header'
  | 'carried' // a sum carried over to the next page
  | 'none' // resembles another kind, but has no meaning

export type Dictionary = Partial<Record<Kind, string>>
