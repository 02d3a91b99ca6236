// npm run backup -- FILE: writes the database, the files and the keys to FILE while servers run.
// BACKUP_PASSPHRASE encrypts the backup.
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { makeBackup } from './backup/make-backup.ts'
import { readConfig } from './config.ts'
import { openStorage } from './infrastructure.ts'
import { openOwnerDatabase } from './owner-database.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())

try {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (!file || others.length > 0) throw new Error('Name one file: npm run backup -- FILE')
  const config = readConfig(process.env)
  const { dataDir, secretKeys, backupPassphrase: passphrase } = config
  const database = await openOwnerDatabase(config, write)
  try {
    const source = {
      ownerUrl: database.url,
      storage: openStorage(config),
      dataDir,
      secretKeys,
      version: manifest.version,
    }
    const { manifest: contents, missingFiles } = await makeBackup(file, source, { passphrase, signal: stopping.signal })
    const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
    write(`Backed up ${contents.tables.length} tables with ${rows} rows and ${contents.files.count} files to ${file}`)
    if (!passphrase) write('The backup is not encrypted and has keys and personal data. BACKUP_PASSPHRASE encrypts it.')
    if (missingFiles.length > 0) {
      write(`The storage lacks ${missingFiles.length} files that the database names, such as ${missingFiles[0]}.`)
      write('They are uploads that were not sent, or lost files.')
    }
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${stopping.signal.aborted ? 'Stopped. No file was written.' : errorText(error)}\n`)
  process.exitCode = 1
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
