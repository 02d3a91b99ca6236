import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

const readAtOnce = 65_536

/**
 * Buffers fast output for a slow reader in an unnamed temporary file, so that a slow client keeps no database
 * transaction open and uses no memory. The file is removed with its reader.
 * @param pieces read as fast as possible; closed if the reader stops
 * @param runInQueue limits how many writers run at the same time
 */
export async function* bufferOnDisk(
  folder: string,
  pieces: AsyncIterable<Uint8Array | string>,
  runInQueue: (work: () => Promise<void>) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const file = await openNameless(folder)
  let [written, isComplete, isLeft] = [0, false, false]
  let failure: unknown
  let news = Promise.withResolvers<void>()
  const wakeReader = () => {
    news.resolve()
    news = Promise.withResolvers()
  }
  const write = async () => {
    try {
      if (isLeft) return
      for await (const piece of pieces) {
        if (isLeft) break
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        await file.appendFile(bytes)
        written += bytes.length
        wakeReader()
      }
      isComplete = true
    } catch (error) {
      failure = error
    }
    wakeReader()
  }
  const writing = runInQueue(write)
  try {
    let position = 0
    for (;;) {
      if (position < written) {
        const buffer = Buffer.allocUnsafe(Math.min(readAtOnce, written - position))
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
        position += bytesRead
        yield buffer.subarray(0, bytesRead)
      } else if (failure !== undefined) throw failure
      else if (isComplete) return
      else await news.promise
    }
  } finally {
    isLeft = true
    await writing
    await file.close()
  }
}

async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true })
  const name = path.join(folder, `${randomUUID()}.part`)
  const file = await open(name, 'wx+', 0o600)
  await rm(name)
  return file
}
