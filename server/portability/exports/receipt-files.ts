import type { Transaction } from '../../ledger/transactions/read.ts'
import type { ReceiptFile } from './receipts-read.ts'
import type { PathOf } from './transactions-table.ts'

export interface ArchivedFile extends ReceiptFile {
  path: string
}

export interface ReceiptFiles {
  all: readonly ArchivedFile[]
  /** Returns the path of a file, named by its first transaction: 'receipts/2026-03-31 Café Lugano.jpg'. */
  pathOf: PathOf
}

const folder = 'receipts'
/** Characters without the extension. With four bytes each and a number, the name fits the limits of file systems. */
const maxNameLength = 50

export function openReceiptFiles(): ReceiptFiles {
  const [all, known, usedNames] = [[] as ArchivedFile[], new Map<string, string>(), new Map<string, number>()]
  const pathOf: PathOf = (file, transaction) => {
    const before = known.get(file.id)
    if (before) return before
    const name = nameOf(transaction)
    // Many file systems treat Café.jpg and café.jpg as the same name.
    const ending = endings[file.contentType] ?? ''
    const key = `${name}${ending}`.toLowerCase()
    const times = (usedNames.get(key) ?? 0) + 1
    usedNames.set(key, times)
    const path = `${folder}/${name}${times > 1 ? ` (${times})` : ''}${ending}`
    known.set(file.id, path)
    all.push({ ...file, path })
    return path
  }
  return { all, pathOf }
}

/** Returns a file name that is valid on all systems. The leading date avoids reserved names. */
function nameOf({ date, description }: Transaction): string {
  const words = description
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*()]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const short = [...words.trim()].slice(0, maxNameLength).join('')
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
