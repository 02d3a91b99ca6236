/**
 * Reads a folder of labelled e-invoices with the real reader process and prints how many fields are correct.
 *
 * npm run eval:invoices -- <folder> [--only name,name] [--verbose]
 *
 * The folder contains files/ with labels/. A scorer beside the folder (score-einvoices.mjs) prints its own table.
 * Predictions are written to the system's temporary folder.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openReader } from '../../server/adapters/reader.ts'
import { addDecimals } from '../../server/language/decimals.ts'
import type { ReceiptReading } from '../../server/reader/reading.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean', short: 'v' } },
})
const folder = resolve(positionals[0] ?? '.')
const only = values.only?.split(',')
const contentTypes: Record<string, string> = { '.xml': 'application/xml', '.pdf': 'application/pdf' }

const reader = openReader()
await reader.warm()
const predictions: Record<string, ReturnType<typeof prediction>> = {}
const [milliseconds, warned]: [number[], string[]] = [[], []]
for (const name of (await readdir(join(folder, 'files'))).sort()) {
  const contentType = contentTypes[extname(name).toLowerCase()]
  if (!contentType || (only && !only.includes(name))) continue
  const bytes = await readFile(join(folder, 'files', name))
  const start = performance.now()
  try {
    const { receipts, notes } = await reader.read({ bytes, contentType })
    milliseconds.push(performance.now() - start)
    const [receipt] = receipts
    predictions[name] = prediction(receipt)
    const warnings = [...notes, ...(receipt?.invoice?.warnings ?? [])]
    if (warnings.length > 0) warned.push(`${name}: ${warnings.join(' ')}`)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
await reader.close()

const file = join(await mkdtemp(join(tmpdir(), 'invoices-')), 'predictions.json')
await writeFile(file, JSON.stringify(predictions, null, 1))
const scorer = join(folder, '..', 'score-einvoices.mjs')
if (existsSync(scorer)) {
  const { stdout, stderr } = spawnSync(process.execPath, [scorer, join(folder, 'labels'), file, '-v'], {
    encoding: 'utf8',
  })
  console.log(stdout || stderr)
}
console.log(`warnings: ${warned.length}`)
for (const warning of warned) console.log(`  ${warning}`)
milliseconds.sort((a, b) => a - b)
console.log(`milliseconds each, with the pages: median ${Math.round(milliseconds[milliseconds.length >> 1] ?? 0)}`)
console.log(`predictions: ${file}`)

function prediction(receipt: ReceiptReading | undefined) {
  const { invoice, merchant, date, currency, total, tax, payment } = receipt ?? {}
  return {
    number: invoice?.number ?? null,
    date: date?.value ?? null,
    currency: currency?.value ?? null,
    seller: merchant?.value ?? null,
    total: total?.value ?? null,
    tax: tax?.value ?? null,
    payable: payment?.payable.value ?? null,
    lines: invoice?.lines.length ?? 0,
    lineSum: (invoice?.lines ?? []).reduce(addDecimals, '0'),
    isCredit: invoice?.isCredit ?? null,
  }
}
