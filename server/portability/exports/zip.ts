import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  body: AsyncIterable<Uint8Array | string> | Iterable<string>
  /** The compression level from 0 (for compressed files) to 9. */
  level: number
}

/** Streams a zip file. Each entry is requested and read in order. */
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
