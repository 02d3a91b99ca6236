import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../platform/requests/services.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { allImportsOf } from './notify.ts'
import { findImport, type Import, listImports, requireImport } from './read.ts'

/** In milliseconds. */
const [lookEvery, lookAtAllEvery, tellEvery] = [2_000, 10_000, 250]
const newest = 30

/**
 * Yields the import immediately and after each change, until it is deleted.
 * @throws AppError NOT_FOUND at the start
 */
export async function* subscribeToImport(
  tenant: Tenant,
  { hints }: Pick<Services, 'hints'>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Import, void, undefined> {
  await tenant.read((db) => requireImport(db, id))
  let told: string | undefined
  while (!signal.aborted) {
    // Starts waiting before the read, so that no change in between is lost.
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

/** Yields the latest imports immediately and after each change other than progress. */
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
