// npm run account -- create EMAIL [NAME], or reset EMAIL: creates a built-in account, or resets its password, while servers
// run or are stopped. Both print a link with which the user sets a password within one hour.
import { parseArgs } from 'node:util'
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { readSecretKeys } from './infrastructure.ts'
import { openOwnerDatabase } from './owner-database.ts'
import { findAccount } from './people/identity/credentials.ts'
import { createAccount, createResetLink } from './people/identity/operator.ts'
import { normalAddress } from './people/invitations/addresses.ts'
import { openPool } from './platform/database/database.ts'
import { createSigner } from './platform/security/signer.ts'
import { inServerTransaction } from './platform/tenancy/server-transaction.ts'

const usage = 'Use: npm run account -- create EMAIL [NAME], or npm run account -- reset EMAIL'

try {
  const [action, email = '', ...names] = parseArgs({ allowPositionals: true }).positionals
  if ((action !== 'create' && action !== 'reset') || !email) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await openOwnerDatabase(config, () => {})
  const pool = openPool(database.url, 1)
  try {
    const services = {
      signer: createSigner(await readSecretKeys(config)),
      address: config.publicUrl ?? `http://localhost:${config.port}`,
    }
    const link = await inServerTransaction(pool, async (db) => {
      const existing = await findAccount(db, { email: normalAddress(email) })
      if (action === 'reset' && !existing) throw new Error(`There is no account for ${email}. Create it first.`)
      if (action === 'create' && existing) throw new Error(`${email} has an account. Use reset for a new password.`)
      const name = names.join(' ') || email.split('@')[0] || email
      const account = existing ?? (await createAccount(db, { email, name }, null)).account
      return createResetLink(db, services, account)
    })
    writeLine(`${action === 'create' ? 'Created the account. Set' : 'Set'} its password within one hour:\n${link}`)
  } finally {
    await pool.end()
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
}
