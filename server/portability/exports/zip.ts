import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file in an archive. */
export interface ZipEntry {
  name: string
  body: AsyncIterable<Uint8Array | string> | Iterable<string>
  /** How much it is packed: 0 for what is packed already, to 9. */
  level: number
}

/** A zip archive, byte for byte as it is read. An entry is asked for when it is its turn, and its body read then. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  const output = archive.outputStream.pipe(new PassThrough())
  archive.on('error', (error) => output.destroy(error))
  let current: Readable | undefined
  const fill = async () => {
    for await (const { name, body, level } of entries) {
      if (output.destroyed) return
      current = Readable.from(body)
      archive.addReadStream(current, name, { compressionLevel: level })
      await finished(current)
    }
    archive.end()
  }
  const filling = fill().catch((error: Error) => {
    output.destroy(error)
  })
  try {
    yield* output
  } finally {
    output.destroy()
    current?.destroy()
    await filling
  }
}
