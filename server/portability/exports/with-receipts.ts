import { msg } from '@lingui/core/runtime-macro'
import type { Storage } from '../../adapters/storage.ts'
import { render } from '../../base/text.ts'
import type { ArchivedFile } from './receipt-files.ts'
import { type ZipEntry, zip } from './zip.ts'

interface WrittenTable {
  name: string
  body: AsyncGenerator<Uint8Array>
}

/**
 * Returns a zip file with a table and the files that it names. Files that are missing or cannot be read completely are
 * listed in `missing.txt`.
 * @param files complete only after the table has been read
 * @throws an error of the table before the first byte
 */
export function zipWithReceipts(
  storage: Pick<Storage, 'stream'>,
  table: WrittenTable,
  files: readonly ArchivedFile[],
): AsyncGenerator<Uint8Array> {
  return zip(entriesOf(storage, table, files))
}

async function* entriesOf(
  storage: Pick<Storage, 'stream'>,
  { name, body }: WrittenTable,
  files: readonly ArchivedFile[],
): AsyncGenerator<ZipEntry> {
  const first = await body.next()
  yield { name, body: startingWith(first, body), level: name.endsWith('.xlsx') ? 0 : 6 }
  const missing: string[] = []
  for (const { path, storagePath } of files) {
    const stored = storagePath === null ? undefined : await storage.stream(storagePath).catch(() => undefined)
    if (stored) yield { name: path, body: untilItFails(stored.body, () => missing.push(path)), level: 0 }
    else missing.push(path)
  }
  if (missing.length > 0) {
    const lines = [render(msg`Couldn't read these files from storage:`), '', ...missing, '']
    yield { name: 'missing.txt', body: [lines.join('\r\n')], level: 6 }
  }
}

async function* startingWith(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  if (!first.done) yield first.value
  yield* rest
}

async function* untilItFails(body: AsyncIterable<Uint8Array>, failed: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    failed()
  }
}
