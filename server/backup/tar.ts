import { createByteReader } from './byte-reader.ts'

// A backup is a tar archive (POSIX ustar), so that any tar program can read it.

export interface TarEntry {
  path: string
  size: number
  /** Must be read before the next entry. */
  body: AsyncIterable<Buffer>
}

const blockSize = 512
const [maxName, maxPrefix] = [100, 155]
/** The largest size that eleven octal digits hold. */
const maxOctal = 0o77777777777

/** @throws Error if the body has not this size */
export async function* writeTarEntry(
  path: string,
  size: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield headerOf(path, size)
  let written = 0
  for await (const piece of body) {
    written += piece.length
    yield piece
  }
  if (written !== size) throw new Error(`${path} has ${written} bytes, not ${size}: it changed while it was read.`)
  yield Buffer.alloc(paddingOf(size))
}

export const tarEnd = Buffer.alloc(2 * blockSize)

/** @throws Error if the archive is damaged or incomplete */
export async function* readTarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = createByteReader(source)
  for (;;) {
    const header = await reader.read(blockSize)
    if (header.length < blockSize) throw new Error('The backup is incomplete.')
    if (header.every((byte) => byte === 0)) break
    const { path, size } = parseHeader(header)
    yield { path, size, body: reader.pieces(size) }
    const padding = await reader.read(paddingOf(size))
    if (padding.length < paddingOf(size)) throw new Error('The backup is incomplete.')
  }
  // Reading to the end verifies the checksum of the compression.
  for await (const piece of reader.pieces(Number.POSITIVE_INFINITY)) {
    if (!piece.every((byte) => byte === 0)) throw new Error('The backup is damaged.')
  }
}

const paddingOf = (size: number) => (blockSize - (size % blockSize)) % blockSize

function headerOf(path: string, size: number): Buffer {
  const header = Buffer.alloc(blockSize)
  const { name, prefix } = splitPath(path)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  writeSize(header, size)
  header.write('00000000000\0', 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function parseHeader(header: Buffer): { path: string; size: number } {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(header)) throw new Error('The backup is damaged.')
  const isBinary = ((header[124] ?? 0) & 0x80) !== 0
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8)
  const [prefix, name] = [text(345, maxPrefix), text(0, maxName)]
  return { path: prefix === '' ? name : `${prefix}/${name}`, size }
}

function writeSize(header: Buffer, size: number) {
  if (size <= maxOctal) {
    header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
    return
  }
  header[124] = 0x80
  header.writeBigUInt64BE(BigInt(size), 128)
}

/** The sum of the bytes with spaces in place of the checksum. */
function checksumOf(header: Buffer): number {
  const spaces = 8 * 0x20
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0 : byte), spaces)
}

function splitPath(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= maxName) return { name: path, prefix: '' }
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)]
    if (Buffer.byteLength(name) <= maxName && Buffer.byteLength(prefix) <= maxPrefix) return { name, prefix }
  }
  throw new Error(`The path is too long for a backup: ${path}`)
}
