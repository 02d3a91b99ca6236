/**
 * Draws receipts, damages each in many ways and prints how many fields the reader still reads.
 *
 * node tests/evals/photographs.ts [part of a damage's name] [--verbose]
 */
import { parseArgs } from 'node:util'
import { openReader } from '../../server/adapters/reader.ts'
import { damages } from '../reader/damages.ts'
import { receiptTexts } from '../reader/slips.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', short: 'v' } },
})

const truth: { sample: keyof typeof receiptTexts; merchant: string; date: string; total: string }[] = [
  { sample: 'german', merchant: 'GRÜNWALD MARKT', date: '2024-03-14', total: '5.43' },
  { sample: 'french', merchant: 'BOULANGERIE DU PONT', date: '2024-02-05', total: '7.00' },
  { sample: 'british', merchant: 'THE COPPER KETTLE', date: '2023-12-08', total: '11.39' },
  { sample: 'american', merchant: 'PEACHTREE DINER', date: '2024-03-07', total: '19.06' },
  { sample: 'dutch', merchant: 'DE GROENE KRUIDENIER', date: '2023-09-03', total: '10.34' },
  { sample: 'malaysian', merchant: 'KEDAI RUNCIT MAJU JAYA SDN BHD', date: '2017-11-06', total: '45.25' },
]

const reader = openReader()
await reader.warm()
let peak = 0
const watch = setInterval(async () => {
  peak = Math.max(peak, await reader.residentMemory())
})
const rows: Record<string, unknown>[] = []
const started = performance.now()
for (const [damage, draw] of Object.entries(damages)) {
  if (positionals[0] && !damage.includes(positionals[0])) continue
  const right = { total: 0, date: 0, merchant: 0, 'wrong but sure': 0 }
  const seconds: number[] = []
  peak = 0
  for (const { sample, merchant, date, total } of truth) {
    const bytes = await draw(receiptTexts[sample].trim())
    const start = performance.now()
    const reading = await reader
      .read({ bytes, contentType: 'image/jpeg', readingContext: { today: '2024-06-30' } })
      .catch((error: Error) => console.error(`${damage}, ${sample}: ${error.message}`))
    seconds.push((performance.now() - start) / 1000)
    const [receipt, ...others] = reading?.receipts ?? []
    if (others.length > 0) console.error(`${damage}, ${sample}: taken for ${others.length + 1} receipts`)
    if (!receipt) continue
    if (receipt.total.value === total) right.total++
    else if (receipt.total.sure) right['wrong but sure']++
    if (receipt.date.value === date) right.date++
    else if (receipt.date.sure) right['wrong but sure']++
    if (plain(receipt.merchant.value ?? '') === plain(merchant)) right.merchant++
    if (values.verbose) {
      console.log(damage, sample, receipt.total.value, receipt.date.value, receipt.merchant.value)
      if (receipt.total.value !== total) console.log(reading?.text)
    }
  }
  rows.push({ damage, of: truth.length, ...right, 'median s': median(seconds).toFixed(2), 'peak MB': Math.round(peak) })
}
console.table(rows)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
clearInterval(watch)
await reader.close()

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
