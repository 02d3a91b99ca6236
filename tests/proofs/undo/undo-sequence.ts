import { AppError } from '../../../server/base/errors.ts'
import { undoBatch } from '../../../server/history/undo/undo.ts'
import { findUndoFacts } from '../../../server/history/undo/undo-facts.ts'
import { mayUndo } from '../../../server/history/undo/undo-permissions.ts'
import { differencesOf, type LedgerRows } from '../../support/data/ledger-rows.ts'
import { actions, takingBack } from './undo-actions.ts'
import { type Chance, chanceOf } from './undo-chance.ts'
import { type TestLedger, type UndoFixture, users, type Who } from './undo-fixture.ts'
import { expectedAfter } from './undo-model.ts'
import { readings } from './undo-readings.ts'

interface Done {
  name: string
  who: Who
  batchId: string
  before: LedgerRows
  after: LedgerRows
}

export type Order = 'last first' | 'any order'

export interface Sequence {
  done: readonly Done[]
  undone: number
  partly: number
  differences: number
  lines: string[]
}

/**
 * Performs 5 to 15 random actions and undoes them. With "last first", each undo must restore the ledger row by row, and
 * some undos are undone as well. In any order and partly, the result must match a reference model.
 */
export async function runSequence(fixture: UndoFixture, seed: number, order: Order): Promise<Sequence> {
  const chance = chanceOf(seed)
  const ledger = await fixture.createLedger()
  await begin(ledger, chance)
  const done = await actByChance(ledger, chance, order)
  const sequence: Sequence = {
    done,
    undone: 0,
    partly: 0,
    differences: 0,
    lines: done.map(({ who, name, batchId }, index) => `${index} ${name} by ${who}, batch ${batchId}`),
  }
  const undo = order === 'last first' ? undoLastFirst : undoInAnyOrder
  await undo(ledger, chance, done, sequence)
  return sequence
}

const beginnings = ['receipt', 'the same receipt again', 'statement', 'budget list', 'dictation', 'matches']

async function begin(ledger: TestLedger, chance: Chance): Promise<void> {
  for (const name of ['create a tag', 'create a tag', 'create']) {
    const rows = await ledger.rows()
    for (const who of users) {
      const create = actions[name]?.[1](chance, rows, [])
      if (create) await ledger.act(who, create).catch(expectedErrorOf)
    }
  }
  for (const name of beginnings) {
    const reading = readings[name]
    if (reading) await ledger.act('ada', reading(chance), 'reader')
  }
}

async function actByChance(ledger: TestLedger, chance: Chance, order: Order): Promise<Done[]> {
  // The model for any order does not support records that were already undone.
  const lots = Object.entries(order === 'last first' ? { ...actions, ...takingBack } : actions).flatMap(
    ([name, [count, action]]) => Array.from({ length: count }, () => ({ name, action })),
  )
  const done: Done[] = []
  const wanted = 5 + chance.below(11)
  let before = await ledger.rows()
  for (let attempts = 0; done.length < wanted && attempts < 200; attempts++) {
    const reading = order === 'any order' && chance.below(4) === 0 ? chance.of(Object.values(readings)) : undefined
    if (reading) {
      await ledger.act('ada', reading(chance), 'reader')
      before = await ledger.rows()
    }
    const [lot, who] = [chance.of(lots), chance.of(users)]
    const work = lot?.action(chance, before, done)
    const acted = work && who && (await ledger.act(who, work).catch(expectedErrorOf))
    if (!lot || !who || !acted) continue
    const after = await ledger.rows()
    if (differencesOf(before, after).length > 0)
      done.push({ name: lot.name, who, batchId: acted.batchId, before, after })
    before = after
  }
  return done
}

async function undoLastFirst(ledger: TestLedger, chance: Chance, done: readonly Done[], sequence: Sequence) {
  for (const [index, action] of [...done.entries()].toReversed()) {
    const differ = async (wanted: LedgerRows) => report(sequence, await differencesNow(ledger, wanted))
    const undo = async (batchId: string, what: string) => {
      const who = await whoMay(ledger, chance, batchId, `${what} ${index} ${action.name}`)
      const { result } = await ledger.act(who, (tenant) => undoBatch(tenant, batchId, false))
      sequence.lines.push(`${what} ${index} ${action.name} by ${who}, batch ${result.batchId}`)
      if (!result.done || !result.batchId) report(sequence, [`refused: ${JSON.stringify(result.conflicts)}`])
      sequence.undone += 1
      return result.batchId ?? batchId
    }
    let undoing = await undo(action.batchId, 'undo')
    await differ(action.before)
    for (let round = 0; round < 2 && chance.below(3) === 0; round++) {
      const redoing = await undo(undoing, 'redo')
      await differ(action.after)
      undoing = await undo(redoing, 'undo again')
      await differ(action.before)
    }
  }
}

function report(sequence: Sequence, differences: readonly string[]): void {
  sequence.differences += differences.length
  sequence.lines.push(...differences.map((each) => `    ${each}`))
}

async function differencesNow(ledger: TestLedger, expected: LedgerRows): Promise<string[]> {
  const found = await ledger.rows()
  const differences = differencesOf(expected, found).map((line) => {
    const row = found.get(line.replace(/ is new$/, '')) ?? expected.get(line.replace(/ is gone$/, ''))
    return row ? `${line}: ${JSON.stringify(row)}` : line
  })
  return [...differences, ...(await ledger.astray())]
}

async function whoMay(ledger: TestLedger, chance: Chance, batchId: string, what: string): Promise<Who> {
  const inOrder = chance.below(2) === 0 ? users : users.toReversed()
  for (const who of inOrder) {
    const { result } = await ledger.act(who, async (tenant) => {
      const [facts] = await tenant.read((db) => findUndoFacts(db, [batchId]))
      return facts !== undefined && mayUndo(tenant, facts)
    })
    if (result) return who
  }
  throw new Error(`Nobody may ${what} (${batchId}).`)
}

async function undoInAnyOrder(ledger: TestLedger, chance: Chance, done: readonly Done[], sequence: Sequence) {
  const left: Done[] = [...done]
  for (let rounds = 0; left.length > 0 && rounds < 30; rounds++) {
    const [action] = left.splice(chance.below(left.length), 1)
    if (!action) return
    const before = await ledger.rows()
    const model = expectedAfter(before, action)
    const who = await whoMay(ledger, chance, action.batchId, `undo ${action.name}`)
    const acted = await ledger.act(who, (tenant) => undoBatch(tenant, action.batchId, true)).catch(expectedErrorOf)
    const after = await ledger.rows()
    const batch = acted?.result.batchId ?? 'none'
    sequence.lines.push(`partly undo ${action.name}, of batch ${action.batchId}, by ${who}, batch ${batch}`)
    report(sequence, await differencesNow(ledger, model.rows))
    if ((acted?.result.conflicts.length ?? 0) > 0 !== model.blockers.length > 0) {
      const conflicts = JSON.stringify(acted?.result.conflicts ?? [])
      report(sequence, [`what is refused is ${conflicts}, not ${JSON.stringify(model.blockers)}`])
    }
    sequence.undone += 1
    if (model.blockers.length > 0) sequence.partly += 1
    if (acted?.result.batchId && chance.below(4) === 0) {
      left.push({ ...action, name: `the undo of ${action.name}`, batchId: acted.result.batchId, before, after })
    }
  }
}

function expectedErrorOf(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}
