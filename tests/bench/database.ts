import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAppLogin } from '../../migrations/roles.ts'
import { migrate } from '../../migrations/run.ts'
import { startPostgres } from '../../server/adapters/embedded/postgres.ts'

export async function withDatabase<T>(work: (urls: { ownerUrl: string; appUrl: string }) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'purser-bench-'))
  const postgres = await startPostgres({ dataDir, log: () => {} })
  try {
    await migrate(postgres.url)
    return await work({ ownerUrl: postgres.url, appUrl: await createAppLogin(postgres.url, 'bench') })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
