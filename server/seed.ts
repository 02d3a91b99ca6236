// npm run seed: creates the demo user with a year of sample data in the embedded database, without starting the server.
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { createDemoUser } from './demo-user.ts'
import { startInfrastructure } from './infrastructure.ts'
import { openPool } from './platform/database/database.ts'
import { demoSignIn } from './portability/demo/seed.ts'

try {
  const config = readConfig(process.env)
  if (config.isProduction) throw new Error('A production server has no demo user.')
  const infrastructure = await startInfrastructure(config, (_, work) => work(), writeLine)
  try {
    const pool = openPool(infrastructure.appUrl, 2)
    const isNew = await createDemoUser(infrastructure, pool, config.operatorSettings, () => {})
    await pool.end()
    writeLine(
      isNew ? `Made ${demoSignIn.email} with password ${demoSignIn.password}` : 'The demo user is there already',
    )
  } finally {
    await infrastructure.close()
  }
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
}
