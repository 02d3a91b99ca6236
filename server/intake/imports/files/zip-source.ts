import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../../base/reading-error.ts'
import { actualSource } from '../apps/actual.ts'
import type { StatementSource } from './sources.ts'
import { isArchive, type OpenZip, openZip } from './zip-file.ts'

export type Unpacked = { whole: true } | { rows: StatementSource } | { file: string }

/**
 * Detects the content of a zip file. If exactly one entry is a statement, such as the register in YNAB's export or the
 * table beside our receipts, that entry is used.
 * @returns undefined for other files and for spreadsheets
 * @throws ReadingError
 */
export async function unpack(file: string): Promise<Unpacked | undefined> {
  const first = await firstNameIn(file)
  if (first === undefined || isOfSheet(first)) return undefined
  const zip = await openZip(file)
  try {
    if ([...zip.sizes.keys()].some(isOfSheet)) return undefined
    if (isArchive(zip)) return { whole: true }
    if (actualSource.isOne(zip)) return { rows: actualSource }
    return { file: await unpackStatement(zip, file) }
  } finally {
    zip.close()
  }
}

const isOfSheet = (name: string) => name === '[Content_Types].xml' || name.startsWith('xl/')

async function firstNameIn(file: string): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1_024), 0, 1_024, 0)
    if (bytesRead < 30 || buffer.readUInt32BE(0) !== 0x504b0304) return undefined
    return buffer.toString('utf8', 30, 30 + buffer.readUInt16LE(26))
  } finally {
    await handle.close()
  }
}

/** The limit of unpacked statement bytes, the same as for an uploaded statement. */
const maxUnpacked = 100 * 2 ** 20

const tooLarge = () =>
  new ReadingError(
    'TOO_LARGE',
    msg`The statement in this zip file is larger than 100 MB. Export a shorter period, or split it.`,
  )

async function unpackStatement(zip: OpenZip, file: string): Promise<string> {
  const names = [...zip.sizes.keys()].filter((name) => !/^__MACOSX\/|(?:^|\/)\./.test(name))
  const registers = names.filter((name) => /register\.\w+$|^transactions\.(?:csv|xlsx|json)$/i.test(name))
  const [only, another] = registers.length === 1 ? registers : names
  if (only === undefined || another !== undefined) {
    throw new ReadingError(
      'UNSUPPORTED',
      msg`This zip file contains several files, and none is a known export. Unpack it, and import the statement inside.`,
    )
  }
  if ((zip.sizes.get(only) ?? 0) > maxUnpacked) throw tooLarge()
  const unpacked = `${file}.unpacked`
  await pipeline(zip.read(only), createWriteStream(unpacked, { mode: 0o600 }))
  return unpacked
}
