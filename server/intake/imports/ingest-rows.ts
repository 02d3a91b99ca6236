import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import { render } from '../../base/text.ts'
import { findLastRate } from '../../ledger/transactions/last-rate.ts'
import { tableWords } from '../../ledger/transactions/table-columns.ts'
import { extendTransactionTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { countRows } from './count.ts'
import type { Layout } from './csv/layout.ts'
import { classifyRows, dropSharedIds } from './dedupe/classify-rows.ts'
import { apiLayout, ownLayout, usualDayOrder } from './files/layout.ts'
import type { OpenedImport, parseImport } from './files/parse-import.ts'
import type { ImportFile } from './files/sources.ts'
import { addFacts, noFacts, type StatementEntry, type StatementFacts, skipRow } from './files/statement-entry.ts'
import type { ArchiveImport } from './files/stored-file.ts'
import { suggestForRows } from './files/suggest.ts'
import { type ImportAttempt, updateDuringAttempt } from './import-attempt.ts'
import { needsRate, stagedOwnRow } from './own/stage-own.ts'
import { type KnownRates, rateOf } from './rates.ts'
import { currencyOf, insertRows, type StagedRow, stagedRow } from './stage-rows.ts'

const maxRows = 200_000
/** Rows per transaction. Subscribers read the import again after each. */
const atOnce = 3_000
/** The percentage of the progress for reading. The rest is for comparing. */
const readingPart = 80

/**
 * Reads a file into import rows, classifies them and suggests categories. Stops if the attempt has ended. If the layout
 * is unclear, the import waits for a column mapping.
 * @throws ReadingError
 */
export async function ingestRows(
  tenant: Tenant,
  attempt: ImportAttempt,
  source: ImportFile,
  archiveImport: ArchiveImport,
): Promise<void> {
  const { file, size, parser, signal } = source
  const run = parser.parse<typeof parseImport>(
    'parseImport',
    { file, usual: usualDayOrder(tenant), words: tableWords() },
    { file, size, signal },
  )
  try {
    const { value, done } = await run.next()
    if (done) return await archiveImport.ingest(tenant, attempt, source)
    if (value.opened) await takeInRows(tenant, attempt, openFile(value.opened, run))
  } finally {
    await run.return(null)
  }
}

async function takeInRows(tenant: Tenant, attempt: ImportAttempt, opened: OpenedFile): Promise<void> {
  const begun = await begin(tenant, attempt, opened)
  if (!begun) return
  const isTable = opened.sample.length > 0
  try {
    if (isTable && !begun.layout)
      throw new ReadingError('UNSUPPORTED', msg`Choose the columns with the date and the amount.`)
    const count = await readRows(tenant, attempt, opened, begun)
    if (count === undefined) return
    if (count === 0 && opened.facts.skippedCount === 0) {
      throw new ReadingError('EMPTY', msg`This file has no entries. Choose another one.`)
    }
    if (count === 0)
      throw new ReadingError(
        'EMPTY',
        msg`None of the rows in this file can be read. Correct the rows below in the file.`,
      )
  } catch (error) {
    const canMend = error instanceof ReadingError && (error.code === 'EMPTY' || error.code === 'UNSUPPORTED')
    if (!isTable || !canMend) throw error
    await finish(tenant, attempt, opened.facts, begun.rates, render(error.text))
    return
  }
  await finish(tenant, attempt, opened.facts, begun.rates, null)
}

interface OpenedFile extends OpenedImport {
  facts: StatementFacts
  entries(layout: Layout | null): AsyncGenerator<{ entries: StatementEntry[]; bytes: number }>
}

function openFile(opened: OpenedImport, run: ReturnType<typeof parseImport>): OpenedFile {
  const facts = noFacts()
  return {
    ...opened,
    facts,
    async *entries(layout) {
      for (let step = await run.next(layout); ; step = await run.next()) {
        if (step.done) {
          if (step.value) addFacts(facts, step.value)
          return
        }
        if (!step.value.opened) yield step.value
      }
    },
  }
}

interface Begun {
  layout: Layout | null
  rates: KnownRates
}

/**
 * Saves the facts of the file, with the layout given for this import or for the same header. Undefined if the attempt
 * has ended.
 */
function begin(tenant: Tenant, attempt: ImportAttempt, opened: OpenedFile): Promise<Begun | undefined> {
  const { format, sample, signature } = opened
  return tenant.write(async (db) => {
    const given = await db
      .selectFrom('imports')
      .select(['layout', 'isRemembered', 'rates'])
      .where('id', '=', attempt.importId)
      .executeTakeFirst()
    const savedLayout =
      signature === null || given?.isRemembered
        ? undefined
        : await db.selectFrom('importLayouts').select('layout').where('signature', '=', signature).executeTakeFirst()
    const chosen = given?.isRemembered ? given : savedLayout
    const layout = chosen ? ownLayout(chosen.layout) : opened.layout
    const isOurs = await updateDuringAttempt(db, attempt, 'READING', {
      format,
      signature,
      sample: JSON.stringify(sample),
      layout: layout && JSON.stringify(apiLayout(layout)),
      isRemembered: chosen !== undefined,
      progress: 1,
    })
    if (!isOurs) return undefined
    await db.deleteFrom('importRows').where('importId', '=', attempt.importId).execute()
    return { layout, rates: (given?.rates ?? {}) as unknown as KnownRates }
  })
}

/** @returns the number of rows; undefined if the attempt has ended */
async function readRows(
  tenant: Tenant,
  attempt: ImportAttempt,
  opened: OpenedFile,
  { layout, rates }: Begun,
): Promise<number | undefined> {
  const ledger = { currency: tenant.currency, rates: new Map<string, string | null>() }
  let [count, bytes] = [0, 0]
  let pending: StagedRow[] = []
  // The next rows are read while the database stores these.
  let flushing = Promise.resolve(true)
  const flush = async () => {
    const [rows, first] = [pending, count - pending.length + 1]
    pending = []
    const isOurs = await flushing
    flushing = isOurs ? store(rows, first) : flushing
    flushing.catch(() => {})
    return isOurs
  }
  const store = (rows: StagedRow[], first: number) =>
    tenant.write(async (db) => {
      const progress = Math.min(readingPart, 1 + Math.floor((readingPart * bytes) / Math.max(1, opened.size)))
      if (!(await updateDuringAttempt(db, attempt, 'READING', { progress }))) return false
      if (rows.length > 0) await insertRows(db, attempt.importId, first, rows)
      return true
    })
  try {
    for await (const { entries, bytes: read } of opened.entries(layout)) {
      bytes = read
      await learnRates(tenant, entries, ledger, rates)
      for (const entry of entries) {
        const row = entry.own ? stagedOwnRow(entry.own, ledger) : stagedRow(entry, ledger)
        if (row === 'NO_AMOUNT') leave(opened.facts)
        else if (typeof row === 'string') {
          const text = `${entry.date} | ${entry.description} | ${entry.amount}`
          skipRow(opened.facts, { row: entry.row ?? count + 1, problem: row, text })
        } else {
          count += 1
          if (count > maxRows) throw tooMany()
          pending.push(row)
        }
      }
      if (pending.length >= atOnce && !(await flush())) return undefined
    }
    return (await flush()) && (await flushing) ? count : undefined
  } finally {
    await flushing.catch(() => {})
  }
}

async function learnRates(
  tenant: Tenant,
  entries: readonly StatementEntry[],
  ledger: { currency: string; rates: Map<string, string | null> },
  known: KnownRates,
): Promise<void> {
  const unrated = entries.filter(({ own }) => own === null || needsRate(own, ledger.currency))
  for (const currency of new Set(unrated.map((entry) => currencyOf(entry, ledger)))) {
    if (currency === ledger.currency || ledger.rates.has(currency)) continue
    const rate = { said: known[currency]?.said ?? null, last: await findLastRate(tenant, currency) }
    known[currency] = rate
    ledger.rates.set(currency, rateOf(rate))
  }
}

const leave = ({ leftOut }: StatementFacts) => leftOut.set('NO_AMOUNT', (leftOut.get('NO_AMOUNT') ?? 0) + 1)

function finish(
  tenant: Tenant,
  attempt: ImportAttempt,
  facts: StatementFacts,
  rates: KnownRates,
  problem: string | null,
): Promise<void> {
  const { importId } = attempt
  return tenant.write(async (db) => {
    await extendTransactionTimeout(db)
    if (problem === null) {
      await suggestForRows(db, importId)
      await dropSharedIds(db, importId)
      await classifyRows(db, importId)
    }
    await countRows(db, importId)
    await updateDuringAttempt(db, attempt, 'READING', {
      state: 'READY',
      progress: 0,
      problem,
      rates: JSON.stringify(rates),
      baseCurrency: tenant.currency,
      leftOut: JSON.stringify([...facts.leftOut].map(([reason, count]) => ({ reason, count }))),
      accounts: [...facts.accounts].slice(0, 200),
      skippedRows: JSON.stringify(facts.skipped),
      skippedCount: facts.skippedCount,
    })
  })
}

const tooMany = () =>
  new ReadingError('TOO_LARGE', msg`This file has more than 200,000 entries. Export a shorter period, or split it.`)
