// npm run migrate: brings the database of the settings, or the embedded one, to the newest shape.
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { startInfrastructure } from './infrastructure.ts'

try {
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    const { migrate } = await import('../migrations/run.ts')
    const applied = await migrate(config.databaseUrl)
    writeLine(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } else {
    // Opening the embedded database migrates it.
    const infrastructure = await startInfrastructure(config, (_, work) => work(), writeLine)
    await infrastructure.close()
    writeLine('The embedded database is up to date')
  }
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
}
