import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { similarity } from '../../reader/extract/merchant/letters.ts'
import { legalForm } from '../../reader/extract/merchant/merchant-words.ts'
import { plainName } from './merchant-similarity.ts'

const searchedTransactions = 2_000
const minLetters = 5
/** Below this length, one misread letter could be another shop's name. */
const minLettersOfSimilar = 9
const minSimilarity = 0.9

/**
 * Returns how recent transactions spell a merchant's name: "Green Lake Market" for "GREENLAKE MARKFT LLC". Case, spaces,
 * accents and the legal form do not matter, and a long name may have a misread letter. If the ledger does not know the
 * name but exactly another line of the header, such as the shop's name below its company's, that line is the name.
 * @param otherLines other lines of the header that could be the name
 * @returns undefined if no name fits, or several
 */
export async function ledgerNameOf(
  db: ReadDb,
  name: string,
  otherLines: readonly string[],
): Promise<string | undefined> {
  const rows = await db
    .selectFrom((recent) =>
      recent
        .selectFrom('transactions')
        .select('description')
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .limit(searchedTransactions)
        .as('recent'),
    )
    .select('description')
    .distinct()
    .execute()
  const names = rows.map(({ description }) => ({ description: description.trim(), letters: bare(description) }))
  const [first, ...others] = [name, ...otherLines].map((line) => spellingOf(bare(line), names))
  return first ?? similarSpellingOf(bare(name), names) ?? others.find((spelling) => spelling !== undefined)
}

interface LedgerName {
  description: string
  /** The name without case, spaces, accents and the legal form. */
  letters: string
}

function spellingOf(read: string, names: LedgerName[]): string | undefined {
  if (read.length < minLetters) return undefined
  // A bank writes names in capitals.
  const same = names.filter(({ letters }) => letters === read)
  return same.toSorted((a, b) => capitalsIn(a.description) - capitalsIn(b.description))[0]?.description.slice(0, 200)
}

function similarSpellingOf(read: string, names: LedgerName[]): string | undefined {
  if (read.length < minLettersOfSimilar) return undefined
  const isSimilar = ({ letters }: LedgerName) =>
    letters.length >= minLettersOfSimilar && similarity(letters, read) >= minSimilarity
  const [only, ...others] = new Set(names.filter(isSimilar).map(({ letters }) => letters))
  return only === undefined || others.length > 0 ? undefined : spellingOf(only, names)
}

function bare(name: string): string {
  return plainName(name.toUpperCase().replace(legalForm, '')).replaceAll(' ', '')
}

function capitalsIn(name: string): number {
  return name.replace(/\P{Lu}/gu, '').length
}
