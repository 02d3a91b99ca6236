import { openStatement } from '../../../server/intake/imports/files/read-file.ts'
import type { StatementEntry, StatementFacts } from '../../../server/intake/imports/files/statement-entry.ts'
import { addDecimals } from '../../../server/language/decimals.ts'
import type { ExpectedEntry, GeneratedStatement, HandwrittenFile } from './content.ts'

/** @returns the differences between a generated statement and its reading; empty if it was read back exactly */
export async function compareReading(statement: GeneratedStatement): Promise<string[]> {
  try {
    const file = await openStatement(statement.bytes, { usual: statement.usual })
    const entries = (await Array.fromAsync(file.entries())).flat()
    return differences(statement, entries, file.facts)
  } catch (error) {
    return [String(error)]
  }
}

function differences(expected: GeneratedStatement, found: readonly StatementEntry[], facts: StatementFacts): string[] {
  const isWrong: string[] = []
  if (found.length !== expected.entries.length) isWrong.push(`${found.length} of ${expected.entries.length} entries`)
  if (facts.skippedCount > 0) isWrong.push(`${facts.skippedCount} rows skipped`)
  if (Math.max(facts.accounts.size, 1) !== expected.accounts)
    isWrong.push(`${facts.accounts.size} of ${expected.accounts} accounts`)
  if (found.length !== expected.entries.length) return isWrong
  return [...isWrong, ...expected.entries.flatMap((entry, at) => (found[at] ? entryDifferences(entry, found[at]) : []))]
}

function entryDifferences(expected: ExpectedEntry, found: StatementEntry): string[] {
  const pairs: [field: string, expected: unknown, found: unknown][] = [
    ['day', expected.day, found.date],
    ['amount', expected.cents, centsOf(found.amount)],
    ['payee', true, squeeze(`${found.description}${found.note}`).includes(squeeze(expected.payee))],
  ]
  if (expected.currency !== undefined) pairs.push(['currency', expected.currency, found.currency])
  if (expected.account !== undefined)
    pairs.push(['account', true, lettersOf(found.account ?? '').includes(lettersOf(expected.account).slice(-10))])
  if (expected.category !== undefined) pairs.push(['category', expected.category, found.categoryName])
  if (expected.tag !== undefined) pairs.push(['tag', expected.tag, found.tags.join()])
  if (expected.parts !== undefined) {
    const parts = found.parts.map((part) => ({ category: part.categoryName, cents: centsOf(part.amount) }))
    pairs.push(['parts', JSON.stringify(expected.parts), JSON.stringify(parts)])
  }
  return pairs.flatMap(([field, right, other]) =>
    right === other ? [] : [`${field} ${other} instead of ${right} (${expected.day} ${expected.payee})`],
  )
}

// A bank may cut a text anywhere to begin a new line.
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const squeeze = (text: string) => text.replace(/\s+/g, '')

function centsOf(amount: string): number | string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(addDecimals(amount, '0')) ?? []
  return whole ? Number(`${sign}${whole}${decimals.padEnd(2, '0')}`) : amount
}

/** @returns the differences between a handwritten file and its reading */
export async function compareHandwritten({ text, entries }: HandwrittenFile): Promise<string[]> {
  try {
    const file = await openStatement(Buffer.from(text), { usual: 'DAY_FIRST' })
    const found = (await Array.fromAsync(file.entries())).flat()
    if (found.length !== entries.length) return [`${found.length} of ${entries.length} entries`]
    return entries.flatMap((expected, at) => {
      const [, facts = '', text = ''] = /^(\S+ \S+ \S+) (.*)$/.exec(expected) ?? []
      const [day, amount = '', currency] = facts.split(' ')
      const entry = found[at]
      const isRight =
        entry !== undefined &&
        entry.date === day &&
        centsOf(entry.amount) === centsOf(amount) &&
        (entry.currency ?? '-') === currency &&
        squeeze(`${entry.description}${entry.note}`).includes(squeeze(text))
      return isRight ? [] : [`${JSON.stringify(entry)} instead of ${expected}`]
    })
  } catch (error) {
    return [String(error)]
  }
}
