import type { Tenant } from '../core/tenant.ts'
import type { Entry } from '../imports/entry.ts'
import { openStatement } from '../imports/read-file.ts'
import { ReadingError } from '../reader/reading-error.ts'

/** What is reviewed by hand, row by row: beyond this it is too much for anybody. */
const mostRows = 1_000

/**
 * The entries of a bank's file in any format.
 * @returns null for a text that is none, and may be a list
 * @throws ReadingError with a sentence that says what helps
 */
export async function readStatement(tenant: Tenant, bytes: Uint8Array): Promise<Entry[] | null> {
  const usual = tenant.currency === 'USD' ? 'MONTH_FIRST' : 'DAY_FIRST'
  const file = await openStatement(bytes, { usual })
  if (file.format === 'CSV' && file.layout === null) return null
  const entries: Entry[] = []
  for await (const some of file.entries()) {
    entries.push(...some)
    if (entries.length > mostRows) throw tooMany()
  }
  return entries.length === 0 && file.format === 'CSV' ? null : entries
}

const tooMany = () =>
  new ReadingError(
    'TOO_LARGE',
    'This statement has more than 1,000 entries, too many to review one by one. Import it instead, at /transactions/import.',
  )
