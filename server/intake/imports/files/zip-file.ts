import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ReadingError } from '../../../base/reading-error.ts'

/** An untrusted zip file. Only requested entries are unpacked, and never to paths from the file. */
export interface OpenZip {
  /** Unpacked bytes by name. */
  sizes: ReadonlyMap<string, number>
  /**
   * Streams an unpacked entry.
   * @throws ReadingError DAMAGED, also while the entry is read
   */
  read(name: string): AsyncGenerator<Buffer>
  /**
   * Reads a small entry as a whole.
   * @throws ReadingError TOO_LARGE above `most` bytes
   */
  text(name: string, maxBytes: number): Promise<string>
  close(): void
}

/** Whether a zip file claims to be an archive of this program. */
export const isArchive = ({ sizes }: OpenZip) => sizes.has('manifest.json') && sizes.has('json/organization.json')

const maxEntries = 200_000
/** The limits of unpacked bytes, for one entry and for all. */
const [maxEntryBytes, maxTotalBytes] = [2 ** 31, 2 ** 33]
/** The maximum compression ratio of entries above one megabyte. Text with long ids has about 15. */
const maxCompressionRatio = 150

/**
 * Opens a zip file and checks the sizes in its directory before anything is unpacked.
 * @param file a path
 * @throws ReadingError DAMAGED
 * @throws ReadingError ENCRYPTED
 * @throws ReadingError TOO_LARGE
 */
export async function openZip(file: string): Promise<OpenZip> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(throwParseError)
  try {
    const entries = await listEntries(zip)
    const find = (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw damaged()
      return entry
    }
    const read = async function* (name: string): AsyncGenerator<Buffer> {
      let stream: Readable | undefined
      try {
        stream = await zip.openReadStreamPromise(find(name))
        for await (const bytes of stream) yield bytes
      } catch (error) {
        throwParseError(error)
      } finally {
        if (stream && !stream.readableEnded) {
          stream.destroy()
          await finished(stream).catch(() => {})
        }
      }
    }
    return {
      sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      read,
      async text(name, maxBytes) {
        if (find(name).uncompressedSize > maxBytes) throw tooLarge()
        const pieces = await Array.fromAsync(read(name))
        return Buffer.concat(pieces).toString()
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw tooLarge()
  const entries = new Map<string, Entry>()
  let [packed, unpacked] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entry.isEncrypted()) {
        throw new ReadingError(
          'ENCRYPTED',
          msg`This archive is password-protected. Save it without a password, and upload it again.`,
        )
      }
      if (entries.has(entry.fileName)) throw damaged()
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      const isBlownUp = entry.uncompressedSize > Math.max(2 ** 20, entry.compressedSize * maxCompressionRatio)
      if (isBlownUp || entry.uncompressedSize > maxEntryBytes || unpacked > maxTotalBytes) throw tooLarge()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throwParseError(error)
  }
  // Overlapping entries are a zip bomb.
  if (packed > zip.fileSize) throw damaged()
  return entries
}

function throwParseError(error: unknown): never {
  if (error instanceof ReadingError) throw error
  throw damaged(error)
}

const damaged = (cause?: unknown) =>
  new ReadingError(
    'DAMAGED',
    msg`This archive is damaged or incomplete. Export it again, and upload it unchanged.`,
    cause,
  )

const tooLarge = () =>
  new ReadingError('TOO_LARGE', msg`The contents of this archive are too large to unpack. Nothing was read.`)
