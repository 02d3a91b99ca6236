import type { HandwrittenFile } from './content.ts'
import { handwrittenBankTables } from './handwritten-bank-tables.ts'
import { handwrittenMt940 } from './handwritten-mt940.ts'
import { handwrittenQif } from './handwritten-qif.ts'
import { handwrittenTables } from './handwritten-tables.ts'

export const handwrittenFiles: readonly HandwrittenFile[] = [
  ...handwrittenQif,
  ...handwrittenMt940,
  ...handwrittenBankTables,
  ...handwrittenTables,
]
