// npm run migrate: brings the database of the settings, or the embedded one, to the newest shape.
import { readConfig } from './config.ts'
import { startInfrastructure } from './infrastructure.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  if (config.databaseUrl) {
    const { migrate } = await import('../migrations/run.ts')
    const applied = await migrate(config.databaseUrl)
    say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } else {
    // Opening the embedded database migrates it.
    const world = await startInfrastructure(config, (_, work) => work(), say)
    await world.close()
    say('The embedded database is up to date')
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
