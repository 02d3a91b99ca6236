import type { Transaction } from '../../ledger/transactions/read.ts'
import type { ReceiptFile } from './transactions-read.ts'
import type { PathOf } from './transactions-table.ts'

/** A file of the storage as it lies in an archive. */
export interface ArchivedFile extends ReceiptFile {
  path: string
}

/** The files of an archive, as they are met. */
export interface ReceiptFiles {
  all: readonly ArchivedFile[]
  /** Where a file lies, by the first transaction that it belongs to: 'receipts/2026-03-31 Café Lugano.jpg'. */
  pathOf: PathOf
}

const folder = 'receipts'
/** Letters of a name, without its ending: with four bytes each, and a number, it is below what file systems take. */
const longestName = 50

export function openReceiptFiles(): ReceiptFiles {
  const [all, known, taken] = [[] as ArchivedFile[], new Map<string, string>(), new Map<string, number>()]
  const pathOf: PathOf = (file, transaction) => {
    const before = known.get(file.id)
    if (before) return before
    const name = nameOf(transaction)
    // File systems that take Café.jpg and café.jpg for the same are common.
    const ending = endings[file.contentType] ?? ''
    const key = `${name}${ending}`.toLowerCase()
    const times = (taken.get(key) ?? 0) + 1
    taken.set(key, times)
    const path = `${folder}/${name}${times > 1 ? ` (${times})` : ''}${ending}`
    known.set(file.id, path)
    all.push({ ...file, path })
    return path
  }
  return { all, pathOf }
}

/** What every system takes for a name: it begins with a day, so it is none of those that some systems keep for themselves. */
function nameOf({ date, description }: Transaction): string {
  const words = description
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*()]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const short = [...words.trim()].slice(0, longestName).join('')
  return `${date} ${short}`.replace(/[. ]+$/, '')
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'image/heif': '.heif',
  'image/gif': '.gif',
  'image/tiff': '.tiff',
  'application/pdf': '.pdf',
  'text/csv': '.csv',
}
