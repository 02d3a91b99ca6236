import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

/** Bytes that are read at a time. */
const readAtOnce = 65_536

/**
 * Lets what is written quickly be read slowly: it lies in a file in between, which has no name, and is gone with its
 * reader. So a slow client keeps no transaction open, and none of it in memory.
 * @param pieces are taken as fast as they come; ended when nobody reads on
 * @param inTurn does what is asked when it is its turn
 */
export async function* bufferOnDisk(
  folder: string,
  pieces: AsyncIterable<Uint8Array | string>,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const file = await openNameless(folder)
  let [written, isComplete, isLeft] = [0, false, false]
  let failure: unknown
  let news = Promise.withResolvers<void>()
  const tell = () => {
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
        tell()
      }
      isComplete = true
    } catch (error) {
      failure = error
    }
    tell()
  }
  const writing = inTurn(write)
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
