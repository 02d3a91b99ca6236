import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ReadingError } from '../../../base/reading-error.ts'
import { actualSource } from '../apps/actual.ts'
import type { StatementSource } from './sources.ts'
import { isArchive, type OpenZip, openZip } from './zip-file.ts'

/** What a zip file turned out to be: another program's export, or a file that is packed in it. */
export type Unpacked = { whole: true } | { rows: StatementSource } | { file: string }

/**
 * Looks what is in a zip file. What has one statement in it, as YNAB's export has its register beside its plans, is that
 * statement.
 * @returns undefined for a file that is no zip file, and for a spreadsheet
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

/** The name of the first file in a zip file, as it stands before the file itself. */
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

/** Bytes of a statement in a zip file: as many as one that is sent by itself. */
const mostUnpacked = 100 * 2 ** 20

const tooLarge = () =>
  new ReadingError(
    'TOO_LARGE',
    'The statement in this zip file has more than 100 MB. Export a shorter time, or split it.',
  )

async function unpackStatement(zip: OpenZip, file: string): Promise<string> {
  const names = [...zip.sizes.keys()].filter((name) => !/^__MACOSX\/|(?:^|\/)\./.test(name))
  const registers = names.filter((name) => /register\.\w+$/i.test(name))
  const [only, another] = registers.length === 1 ? registers : names
  if (only === undefined || another !== undefined) {
    throw new ReadingError(
      'UNSUPPORTED',
      'This zip file has several files in it, and none of them is known. Unpack it, and import the statement that is in it.',
    )
  }
  if ((zip.sizes.get(only) ?? 0) > mostUnpacked) throw tooLarge()
  const unpacked = `${file}.unpacked`
  await pipeline(zip.read(only), createWriteStream(unpacked, { mode: 0o600 }))
  return unpacked
}
