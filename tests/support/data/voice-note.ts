import { randomBytes } from 'node:crypto'

/**
 * Creates a recording with the start of a browser's WebM file: an EBML header (RFC 8794), a segment of unknown length
 * and unique bytes. The recording is not playable.
 */
export function voiceNote(): Buffer {
  const head = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  )
  return Buffer.concat([head, randomBytes(300)])
}
