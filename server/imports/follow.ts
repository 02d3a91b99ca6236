import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '../core/context.ts'
import type { Tenant } from '../core/tenant.ts'
import { findImport, type Import, requireImport } from './read.ts'

/** Milliseconds. */
const [lookEvery, tellEvery] = [2_000, 250]

/** An import as it is, and then whenever it has changed, until it is gone. @throws AppError NOT_FOUND at first */
export async function* followImport(
  tenant: Tenant,
  { hints }: Pick<Parts, 'hints'>,
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
