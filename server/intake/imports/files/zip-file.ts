import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ReadingError } from '../../../base/reading-error.ts'

/** A zip file that somebody has sent. Nothing of it is unpacked but what is asked for, and never to a name of its own. */
export interface OpenZip {
  /** By their names, bytes when unpacked. */
  sizes: ReadonlyMap<string, number>
  /**
   * One of its files, unpacked as it is read.
   * @throws ReadingError DAMAGED, also while it is read
   */
  read(name: string): AsyncGenerator<Buffer>
  /** A whole file, for one that is small. @throws ReadingError TOO_LARGE above so many bytes */
  text(name: string, most: number): Promise<string>
  close(): void
}

/** Whether a zip file claims to be an archive of this program. */
export const isArchive = ({ sizes }: OpenZip) => sizes.has('manifest.json') && sizes.has('json/organization.json')

const mostEntries = 200_000
/** Bytes when unpacked, of one file and of all. */
const [mostOfOne, mostOfAll] = [2 ** 31, 2 ** 33]
/** What is larger than a megabyte is at most so many times what it is packed. Text with long ids comes to about 15. */
const mostTimes = 150

/**
 * Opens a zip file by its list of contents, which says how large all is before anything is unpacked.
 * @param file a path
 * @throws ReadingError DAMAGED, ENCRYPTED, TOO_LARGE
 */
export async function openZip(file: string): Promise<OpenZip> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(refuse)
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
        refuse(error)
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
      async text(name, most) {
        if (find(name).uncompressedSize > most) throw tooLarge()
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
  if (zip.entryCount > mostEntries) throw tooLarge()
  const entries = new Map<string, Entry>()
  let [packed, unpacked] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entry.isEncrypted()) {
        throw new ReadingError('ENCRYPTED', 'This archive has a password. Save it without one, and send it again.')
      }
      // Of two with one name, nobody could say which is meant.
      if (entries.has(entry.fileName)) throw damaged()
      packed += entry.compressedSize
      unpacked += entry.uncompressedSize
      const isBlownUp = entry.uncompressedSize > Math.max(2 ** 20, entry.compressedSize * mostTimes)
      if (isBlownUp || entry.uncompressedSize > mostOfOne || unpacked > mostOfAll) throw tooLarge()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    refuse(error)
  }
  // Files that lie over each other.
  if (packed > zip.fileSize) throw damaged()
  return entries
}

function refuse(error: unknown): never {
  if (error instanceof ReadingError) throw error
  throw damaged(error)
}

const damaged = (cause?: unknown) =>
  new ReadingError('DAMAGED', 'This archive is cut off or damaged. Export it again, and send it as it came.', cause)

const tooLarge = () =>
  new ReadingError('TOO_LARGE', 'What is packed in this archive is too large to be unpacked. Nothing of it was read.')
