/** What a statement or an export says of one movement of money, whatever its format. */
export interface Entry {
  /** yyyy-MM-dd. */
  date: string
  /** A decimal, negative for money that went out. */
  amount: string
  /** ISO 4217; null where the file does not say. */
  currency: string | null
  /** The other party, or what the bank calls it. */
  description: string
  /** What else is said of it. */
  note: string
  /** The bank's own id, unique in its account; null where it has none. */
  bankId: string | null
  /** The number or name of the account. */
  account: string | null
  /** False where nothing says which way the money went: then it is taken for spent. */
  isDirected: boolean
  /** As the file names it: "Food", or "Food:Groceries" for one below another. */
  categoryName: string | null
  tags: readonly string[]
  /** What it is divided into; empty for most. */
  parts: readonly EntryPart[]
}

export interface EntryPart {
  /** Signed as the entry is. */
  amount: string
  categoryName: string | null
  note: string
}

/** An entry that says nothing but the least. */
export const bareEntry = {
  currency: null,
  description: '',
  note: '',
  bankId: null,
  account: null,
  isDirected: true,
  categoryName: null,
  tags: [],
  parts: [],
} as const satisfies Partial<Entry>

/** Why something that looks like an entry is none. */
export type LeftOut = 'PENDING' | 'REVERTED' | 'NO_AMOUNT' | 'NO_DATE' | 'TOTAL'

/** Reads a text piece by piece, so that a large one is never whole in memory. */
export interface EntryReader {
  /** @returns the entries that are complete by now */
  write(piece: string): Entry[]
  /** @returns the rest */
  end(): Entry[]
  /** Accounts the file has, also those without an entry. */
  accounts(): number
  leftOut(): ReadonlyMap<LeftOut, number>
}

/** Without line breaks and doubled spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
