// npm run backup -- FILE: writes the database, the files and the keys to FILE while servers run.
// BACKUP_PASSPHRASE encrypts the backup.
import { parseArgs } from 'node:util'
import manifest from '../package.json' with { type: 'json' }
import { makeBackup } from './backup/make-backup.ts'
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { openStorage } from './infrastructure.ts'
import { openOwnerDatabase } from './owner-database.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())

try {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (!file || others.length > 0) throw new Error('Name one file: npm run backup -- FILE')
  const config = readConfig(process.env)
  const { dataDir, secretKeys, backupPassphrase: passphrase } = config
  const database = await openOwnerDatabase(config, writeLine)
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
    writeLine(
      `Backed up ${contents.tables.length} tables with ${rows} rows and ${contents.files.count} files to ${file}`,
    )
    if (!passphrase)
      writeLine('The backup is not encrypted and has keys and personal data. BACKUP_PASSPHRASE encrypts it.')
    if (missingFiles.length > 0) {
      writeLine(`The storage lacks ${missingFiles.length} files that the database names, such as ${missingFiles[0]}.`)
      writeLine('They are uploads that were not sent, or lost files.')
    }
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${stopping.signal.aborted ? 'Stopped. No file was written.' : errorMessage(error)}\n`)
  process.exitCode = 1
}
