// Writes what is generated: the kinds of records from their descriptors, the tables' types from a migrated database, the
// printed schema, the operations' types and hashes, and the texts of the catalogs.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../migrations/run.ts'
import { printTables } from '../migrations/types.ts'
import { startPostgres } from '../server/adapters/embedded/postgres.ts'
import { printKinds, printKindsSql, printWebKinds } from '../server/history/print-kinds.ts'

await writeFile('server/platform/records/kinds-generated.ts', printKinds())
await writeFile('migrations/functions/record-kinds-generated.sql', printKindsSql())
await writeFile('web/kinds-generated.ts', printWebKinds())

const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-generate-'))
const postgres = await startPostgres({ dataDir, log: () => {} })
try {
  await migrate(postgres.url)
  await writeFile('server/platform/database/tables.ts', await printTables(postgres.url))
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

// Loaded late because the schema imports the generated table types.
const { printedSchema } = await import('./print.ts')
await writeFile('schema/schema.graphql', printedSchema)
execFileSync('graphql-codegen', ['--config', 'codegen.ts', '--silent'], { stdio: 'inherit' })
execFileSync('node', ['web/client-documents.ts'], { stdio: 'inherit' })
execFileSync('lingui', ['extract', '--clean'], { stdio: 'ignore' })
