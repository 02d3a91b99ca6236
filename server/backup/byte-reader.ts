/** Reads a stream of bytes in pieces of a given size. */
export interface ByteReader {
  /** Reads this many bytes, or fewer at the end. */
  read(size: number): Promise<Buffer>
  /** Reads this many bytes, or fewer at the end, in pieces of any size. */
  pieces(size: number): AsyncGenerator<Buffer>
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  async function* pieces(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (rest.length === 0) {
        const next = await iterator.next()
        if (next.done) return
        rest = next.value
      }
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
  return {
    pieces,
    async read(size) {
      return Buffer.concat(await Array.fromAsync(pieces(size)))
    },
  }
}
