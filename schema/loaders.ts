import DataLoader from 'dataloader'
import type { Context } from '../server/platform/requests/context.ts'

/**
 * Batches the records that the fields of one request ask for by id into one query. Nothing is kept after the batch, so
 * a long subscription never sees an old record.
 * @param fetch answers the records of some ids, in any order; `keyOf` says whose each is
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
