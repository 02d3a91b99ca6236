import DataLoader from 'dataloader'
import type { Context } from '../server/platform/requests/context.ts'

/**
 * Batches the ids that the fields of one request ask for into one query. The cache ends with the batch, so that a long
 * subscription never reads stale records.
 * @param fetch returns the records in any order; `keyOf` returns the id of each
 */
export function createLoader<Record, Result>(
  fetch: (context: Context, ids: readonly string[]) => Promise<Record[]>,
  keyOf: (record: Record) => string,
  pick: (records: Record[]) => Result,
): (context: Context, id: string) => Promise<Result> {
  const loaders = new WeakMap<Context, DataLoader<string, Result>>()
  return (context, id) => {
    let loader = loaders.get(context)
    if (!loader) {
      loader = new DataLoader<string, Result>(
        async (ids) => {
          const byKey = Map.groupBy(await fetch(context, [...new Set(ids)]), keyOf)
          return ids.map((each) => pick(byKey.get(each) ?? []))
        },
        { cache: false, maxBatchSize: 500 },
      )
      loaders.set(context, loader)
    }
    return loader.load(id)
  }
}

/** Loads records by their ids: null for a record that does not exist. */
export const createRecordLoader = <Record extends { id: string }>(
  fetch: (context: Context, ids: readonly string[]) => Promise<Record[]>,
) =>
  createLoader(
    fetch,
    ({ id }) => id,
    ([record]): Record | null => record ?? null,
  )
