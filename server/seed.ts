// npm run seed: creates the demo user with a year of sample data in the embedded database, without starting the server.
import { ensureAccount } from './adapters/embedded/demo-account.ts'
import { readConfig } from './config.ts'
import { startInfrastructure } from './infrastructure.ts'
import { openPool } from './platform/database/database.ts'
import { demoSignIn, seedDemo } from './portability/demo/seed.ts'

const writeLine = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  const infrastructure = await startInfrastructure(config, (_, work) => work(), writeLine)
  try {
    if (!infrastructure.identity)
      throw new Error('Sample data is for the embedded mode: a real provider has no demo user.')
    const pool = openPool(infrastructure.appUrl, 2)
    const uid = await ensureAccount(infrastructure.identity.url, infrastructure.firebase, demoSignIn)
    const isNew = await seedDemo(pool, config.operatorSettings, uid, new Date().toISOString().slice(0, 10), () => {})
    await pool.end()
    writeLine(
      isNew ? `Made ${demoSignIn.email} with password ${demoSignIn.password}` : 'The demo user is there already',
    )
  } finally {
    await infrastructure.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
