import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../platform/requests/services.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { allImportsOf } from './notify.ts'
import { findImport, type Import, listImports, requireImport } from './read.ts'

/** Milliseconds. */
const [lookEvery, lookAtAllEvery, tellEvery] = [2_000, 10_000, 250]
/** As many as a page of them has. */
const newest = 30

/** An import as it is, and then whenever it has changed, until it is gone. @throws AppError NOT_FOUND at first */
export async function* subscribeToImport(
  tenant: Tenant,
  { hints }: Pick<Services, 'hints'>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Import, void, undefined> {
  await tenant.read((db) => requireImport(db, id))
  let told: string | undefined
  while (!signal.aborted) {
    // Waited for from before the look, so that no change falls between the two.
    const hinted = hints.next(id, signal, lookEvery)
    const found = await tenant.read((db) => findImport(db, id))
    if (!found) return
    const now = JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (now !== told) {
      told = now
      yield found
      await pause(tellEvery, undefined, { signal }).catch(() => {})
    }
    await hinted
  }
}

/** The newest imports as they are, and again when one has come, gone or changed, but for its progress. */
export async function* subscribeToImports(
  tenant: Tenant,
  { hints }: Pick<Services, 'hints'>,
  signal: AbortSignal,
): AsyncGenerator<Import[], void, undefined> {
  let told: string | undefined
  while (!signal.aborted) {
    const hinted = hints.next(allImportsOf(tenant.organizationId), signal, lookAtAllEvery)
    const { items } = await listImports(tenant, { first: newest })
    const now = items.map(({ id, state, takenCount, rowCount }) => [id, state, takenCount, rowCount].join()).join(';')
    if (now !== told) {
      told = now
      yield items
    }
    await pause(tellEvery, undefined, { signal }).catch(() => {})
    await hinted
  }
}
