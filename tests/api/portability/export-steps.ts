import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { type Entry, fromBuffer } from 'yauzl'
import { type ExportFormat, type TransactionFilter, TransactionsFileDocument } from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'

export async function download(baseUrl: string, url: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${baseUrl}${url}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

export async function exported(
  person: TestUser,
  baseUrl: string,
  format: ExportFormat,
  filter: TransactionFilter = {},
  withReceipts = false,
  locale?: string,
) {
  const variables = { filter, format, withReceipts, ...(locale && { locale }) }
  const { transactionsFile } = await person.graphql(TransactionsFileDocument, variables)
  return { ...transactionsFile, ...(await download(baseUrl, transactionsFile.url)) }
}

export function recordsOf(bytes: Buffer, delimiter = ','): Record<string, string>[] {
  return parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n', delimiter })
}

export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, archive) => {
      if (failure) return reject(failure)
      archive.on('error', reject)
      archive.on('end', () => resolve(files))
      archive.on('entry', (entry: Entry) =>
        archive.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error)
          files.set(entry.fileName, await buffer(stream))
          archive.readEntry()
        }),
      )
      archive.readEntry()
    })
  })
}
