import { generateCamt } from './camt.ts'
import type { GeneratedStatement } from './content.ts'
import { generateMt940 } from './mt940.ts'
import { generateOfx } from './ofx.ts'
import { generateQif } from './qif.ts'
import { generateTable } from './tables.ts'

export const statementGenerators: Record<string, (seed: number) => GeneratedStatement> = {
  QIF: generateQif,
  MT940: generateMt940,
  table: generateTable,
  OFX: generateOfx,
  CAMT: generateCamt,
}
