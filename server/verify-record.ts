// npm run verify-record [-- --expect FILE] [--organization ID]: verifies the hash chain of every organization's changes.
// The output has one line per organization, its head, which can be kept elsewhere and passed as FILE later.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { openOwnerDatabase } from './owner-database.ts'
import { parseHeads, printHead } from './record/heads.ts'
import type { Failure } from './record/verify-chain.ts'
import { verifyRecord } from './record/verify-record.ts'

const warn = (line: string) => process.stderr.write(`${line}\n`)

try {
  const { values } = parseArgs({ options: { expect: { type: 'string' }, organization: { type: 'string' } } })
  const expected = values.expect === undefined ? undefined : parseHeads(await readFile(values.expect, 'utf8'))
  const database = await openOwnerDatabase(readConfig(process.env), warn)
  const db = new pg.Client({ connectionString: database.url })
  try {
    await db.connect()
    let [organizations, changes, failed] = [0, 0, 0]
    const reportFailure = ({ organizationId, number, problem }: Failure) => {
      failed += 1
      warn(`${organizationId} ${number === null ? '' : `number ${number}: `}${problem}`)
    }
    const stray = await verifyRecord(db, { organizationId: values.organization, expected }, (chain) => {
      organizations += 1
      changes += chain.changes
      chain.failures.forEach(reportFailure)
      writeLine(printHead(chain.head))
      const added = chain.head.redactions - (expected?.get(chain.head.organizationId)?.redactions ?? 0n)
      if (expected && added > 0n) warn(`${chain.head.organizationId} ${added} redactions since the expected head`)
    })
    stray.forEach(reportFailure)
    warn(
      `Verified ${changes} changes of ${organizations} organizations: ${failed === 0 ? 'valid' : `${failed} failures`}`,
    )
    if (failed > 0) process.exitCode = 1
  } finally {
    await db.end()
    await database.close()
  }
} catch (error) {
  warn(errorMessage(error))
  process.exitCode = 1
}
