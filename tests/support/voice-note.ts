import { randomBytes } from 'node:crypto'

/**
 * A recording as a browser begins one: the EBML head of a WebM file (RFC 8794), a segment of unknown length, and bytes
 * that differ from note to note. No player plays it.
 */
export function voiceNote(): Buffer {
  const head = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  )
  return Buffer.concat([head, randomBytes(300)])
}
