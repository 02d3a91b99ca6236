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
 * accents and the legal form do not matter, and a long name may have a misread letter.
 * @returns undefined if no name fits, or several
 */
export async function ledgerNameOf(db: ReadDb, name: string): Promise<string | undefined> {
  const read = bare(name)
  if (read.length < minLetters) return undefined
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
  const same = names.filter(({ letters }) => letters === read)
  const isSimilar = (letters: string) =>
    letters.length >= minLettersOfSimilar && similarity(letters, read) >= minSimilarity
  const fitting = same.length > 0 ? same : names.filter(({ letters }) => isSimilar(letters))
  if (new Set(fitting.map(({ letters }) => letters)).size !== 1) return undefined
  // A bank writes names in capitals.
  const [first] = fitting.toSorted((a, b) => capitalsIn(a.description) - capitalsIn(b.description))
  return first?.description.slice(0, 200)
}

function bare(name: string): string {
  return plainName(name.toUpperCase().replace(legalForm, '')).replaceAll(' ', '')
}

function capitalsIn(name: string): number {
  return name.replace(/\P{Lu}/gu, '').length
}
