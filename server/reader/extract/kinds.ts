/** What a row of a receipt can be about. */
export type Kind =
  | 'total' // to be paid, all in
  | 'payable' // the same in words that leave no doubt
  | 'subtotal'
  | 'net' // before tax
  | 'tax'
  | 'included' // "incl.": tax is named but not meant
  | 'rounding'
  | 'cash' // handed over
  | 'change'
  | 'card'
  | 'discount'
  | 'tip'
  | 'service'
  | 'quantity'
  | 'savings' // what would have been dearer; no part of the sum
  | 'points'
  | 'date'
  | 'other-date'
  | 'table' // head of a table of taxes
  | 'title' // what the paper calls itself
  | 'customer' // whom it is addressed to
  | 'header' // head of the table of items
  | 'carried' // a sum that goes on over the page
  | 'none' // looks like one of the others and is not

/** Phrases of a kind, parted by commas, in lower case and without accents. */
export type Dictionary = Partial<Record<Kind, string>>
