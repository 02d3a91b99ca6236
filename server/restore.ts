// npm run restore -- FILE [--replace] [--check]: restores a backup into an empty database and data folder, or with
// --replace instead of what is there. --check only verifies the file.
import { parseArgs } from 'node:util'
import { verifyBackup } from './backup/read-backup.ts'
import { lacksRestoredKeys, restoreBackup } from './backup/restore-backup.ts'
import { requireKnownMigrations } from './backup/restore-database.ts'
import { errorMessage, writeLine } from './base/log.ts'
import { readConfig } from './config.ts'
import { openStorage } from './infrastructure.ts'
import { openTargetDatabase } from './owner-database.ts'

try {
  const options = { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error('Name one file: npm run restore -- FILE')
  const config = readConfig(process.env)
  const { dataDir, secretKeys, backupPassphrase: passphrase } = config
  const backup = await verifyBackup(file, passphrase)
  await requireKnownMigrations(backup.manifest)
  const { header, manifest } = backup
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const contents = `${manifest.tables.length} tables with ${rows} rows and ${manifest.files.count} files`
  writeLine(`The backup of ${header.createdAt} is complete: ${contents}`)
  if (!values.check) {
    const database = await openTargetDatabase(config, writeLine)
    try {
      const target = { ownerUrl: database.url, storage: openStorage(config), dataDir }
      await restoreBackup(file, backup, target, { passphrase, replaces: values.replace })
    } finally {
      await database.close()
    }
    writeLine('Restored. Start the server; clients reload.')
    if (await lacksRestoredKeys(dataDir, secretKeys)) {
      writeLine(`SECRET_KEY is not that of the backup, which is in ${dataDir}/secret-key: set SECRET_KEY to it.`)
    }
  }
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exitCode = 1
}
