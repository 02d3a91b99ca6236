/**
 * Reads a folder of labelled receipts with the real reader process and prints how many fields are correct.
 *
 * npm run eval:receipts -- <folder> [--only id,id] [--verbose]
 *
 * The folder contains images/ with labels/ and optionally pdf/ with labels-pdf/. A scorer beside the folder
 * (score-receipts.mjs) prints its own table; otherwise a plain comparison is printed. Predictions are written to the
 * system's temporary folder. With READER_MODELS, the models of that folder are compared with those of the package.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openReader, type Reader } from '../../server/adapters/reader.ts'
import type { ReceiptReading } from '../../server/reader/reading.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean', short: 'v' } },
})
const folder = resolve(positionals[0] ?? '.')
const only = values.only?.split(',')

const contentTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
}

interface Outcome {
  id: string
  seconds: number
  /** CPU seconds; null if the system does not report them. */
  processorSeconds: number | null
  receipt: ReceiptReading | null
}

await evaluate(null)
if (process.env.READER_MODELS) await evaluate(resolve(process.env.READER_MODELS))

async function evaluate(modelsFolder: string | null) {
  console.log(`\nModels: ${modelsFolder ?? 'those of the package'}`)
  const onModelsRefused = (reason: string) => console.log(`These models are not used: ${reason}`)
  const reader = openReader({ modelsFolder, onModelsRefused })
  await reader.warm()
  let peak = 0
  const watch = setInterval(async () => {
    peak = Math.max(peak, await reader.residentMemory())
  })
  for (const [documents, labels] of [
    ['images', 'labels'],
    ['pdf', 'labels-pdf'],
  ] as const) {
    if (!existsSync(join(folder, documents))) continue
    const outcomes = await readAll(join(folder, documents), reader)
    console.log(`\n${documents}`)
    await score(outcomes, join(folder, labels))
    printPace(outcomes)
  }
  console.log(`peak memory of the reader: ${Math.round(peak)} MB`)
  clearInterval(watch)
  await reader.close()
}

async function readAll(documents: string, reader: Reader): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const name of (await readdir(documents)).sort()) {
    const contentType = contentTypes[extname(name).toLowerCase()]
    const id = basename(name, extname(name))
    if (!contentType || (only && !only.includes(id))) continue
    const bytes = await readFile(join(documents, name))
    const start = performance.now()
    const startProcessor = await processorSeconds(reader)
    const reading = await reader.read({ bytes, contentType }).catch((error: Error) => {
      console.error(`${id}: ${error.message}`)
      return null
    })
    const seconds = (performance.now() - start) / 1000
    const endProcessor = await processorSeconds(reader)
    const used = startProcessor !== null && endProcessor !== null ? endProcessor - startProcessor : null
    outcomes.push({
      id,
      seconds,
      processorSeconds: used !== null && used >= 0 ? used : null,
      receipt: reading?.receipts[0] ?? null,
    })
  }
  return outcomes
}

async function score(outcomes: Outcome[], labels: string) {
  const predictions = Object.fromEntries(outcomes.map(({ id, receipt }) => [id, prediction(receipt)]))
  const file = join(await mkdtemp(join(tmpdir(), 'receipts-')), 'predictions.json')
  await writeFile(file, JSON.stringify(predictions, null, 1))
  const scorer = join(folder, '..', 'score-receipts.mjs')
  if (existsSync(scorer) && existsSync(labels)) {
    const flags = [...(values.verbose ? ['-v'] : []), ...(only ? ['--only-predicted'] : [])]
    const { stdout, stderr } = spawnSync(process.execPath, [scorer, labels, file, ...flags], { encoding: 'utf8' })
    console.log(stdout || stderr)
  }
  if (existsSync(labels)) await printSureness(outcomes, labels)
  console.log(`predictions: ${file}`)
}

function prediction(receipt: ReceiptReading | null) {
  return {
    company: receipt?.merchant.value ?? null,
    date: receipt?.date.value ?? null,
    total: receipt?.total.value ?? null,
    currency: receipt?.currency.value ?? null,
    items: receipt?.items.map(({ name, amount }) => ({ name, amount })) ?? [],
  }
}

interface Label {
  date?: string | null
  total?: string | null
  currency?: string | null
  accept?: { total?: string[]; currency?: string[] }
}

async function printSureness(outcomes: Outcome[], labels: string) {
  const rows = { date: [0, 0, 0], total: [0, 0, 0], currency: [0, 0, 0] }
  for (const { id, receipt } of outcomes) {
    const label: Label = JSON.parse(await readFile(join(labels, `${id}.json`), 'utf8').catch(() => '{}'))
    for (const field of ['date', 'total', 'currency'] as const) {
      const expected = [label[field], ...((field !== 'date' && label.accept?.[field]) || [])]
      if (!label[field]) continue
      rows[field][0] = (rows[field][0] ?? 0) + 1
      const answer = receipt?.[field]
      if (!answer?.sure) continue
      rows[field][1] = (rows[field][1] ?? 0) + 1
      const isRight = expected.some((value) => isSame(value, answer.value))
      if (isRight) rows[field][2] = (rows[field][2] ?? 0) + 1
      else console.log(`${id}: sure of a wrong ${field}: ${answer.value} instead of ${expected.join(' or ')}`)
    }
  }
  for (const [field, [scored = 0, sure = 0, right = 0]] of Object.entries(rows)) {
    console.log(
      `${field.padEnd(10)} sure ${percent(sure, scored)} of ${scored}, right of those ${percent(right, sure)}`,
    )
  }
}

function isSame(expected: string | null | undefined, answer: string | null): boolean {
  if (!expected || !answer) return false
  return expected === answer || (Number.isFinite(Number(expected)) && Number(expected) === Number(answer))
}

function printPace(outcomes: Outcome[]) {
  printSpread(
    'seconds each',
    outcomes.map(({ seconds }) => seconds),
  )
  printSpread(
    'of one core',
    outcomes.flatMap(({ processorSeconds }) => processorSeconds ?? []),
  )
}

function printSpread(name: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) return
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
  console.log(`${name}: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} (${sorted.length} documents)`)
}

/** Returns the CPU seconds of the reader, which other programs do not affect. */
async function processorSeconds(reader: Reader): Promise<number | null> {
  const stat = await readFile(`/proc/${reader.processId}/stat`, 'utf8').catch(() => null)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : null
}

function percent(part: number, whole: number): string {
  return whole ? `${((100 * part) / whole).toFixed(1)} %` : '-'
}
