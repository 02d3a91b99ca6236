import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../platform/requests/services.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { allImportsOf } from './notify.ts'
import { findImport, type Import, listImports, requireImport } from './read.ts'

/** In milliseconds. */
const [pollInterval, fullPollInterval, minDeliveryInterval] = [2_000, 10_000, 250]
const newest = 30

/**
 * Yields the import immediately and after each change, until it is deleted.
 * @throws AppError NOT_FOUND at the start
 */
export async function* subscribeToImport(
  tenant: Tenant,
  { notifier }: Pick<Services, 'notifier'>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Import, void, undefined> {
  await tenant.read((db) => requireImport(db, id))
  let delivered: string | undefined
  while (!signal.aborted) {
    // Starts waiting before the read, so that no change in between is lost.
    const hinted = notifier.next(id, signal, pollInterval)
    const found = await tenant.read((db) => findImport(db, id))
    if (!found) return
    const now = JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (now !== delivered) {
      delivered = now
      yield found
      await pause(minDeliveryInterval, undefined, { signal }).catch(() => {})
    }
    await hinted
  }
}

/** Yields the latest imports immediately and after each change other than progress. */
export async function* subscribeToImports(
  tenant: Tenant,
  { notifier }: Pick<Services, 'notifier'>,
  signal: AbortSignal,
): AsyncGenerator<Import[], void, undefined> {
  let delivered: string | undefined
  while (!signal.aborted) {
    const hinted = notifier.next(allImportsOf(tenant.organizationId), signal, fullPollInterval)
    const { items } = await listImports(tenant, { first: newest })
    const now = items.map(({ id, state, takenCount, rowCount }) => [id, state, takenCount, rowCount].join()).join(';')
    if (now !== delivered) {
      delivered = now
      yield items
    }
    await pause(minDeliveryInterval, undefined, { signal }).catch(() => {})
    await hinted
  }
}
