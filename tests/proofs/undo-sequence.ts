import { AppError } from '../../server/base/errors.ts'
import { undoBatch } from '../../server/history/undo/undo.ts'
import { findUndoFacts } from '../../server/history/undo/undo-facts.ts'
import { mayUndo } from '../../server/history/undo/undo-permissions.ts'
import { differencesOf, type LedgerRows } from '../support/ledger-rows.ts'
import { actions, takingBack } from './undo-actions.ts'
import { type Chance, chanceOf } from './undo-chance.ts'
import { expectedAfter } from './undo-model.ts'
import { readings } from './undo-readings.ts'
import { type Books, people, type UndoWorld, type Who } from './undo-world.ts'

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
  told: string[]
}

/**
 * Performs 5 to 15 random actions and undoes them. With "last first", each undo must restore the ledger row by row, and
 * some undos are undone as well. In any order and partly, the result must match a reference model.
 */
export async function runSequence(world: UndoWorld, seed: number, order: Order): Promise<Sequence> {
  const chance = chanceOf(seed)
  const books = await world.openBooks()
  await begin(books, chance)
  const done = await actByChance(books, chance, order)
  const sequence: Sequence = {
    done,
    undone: 0,
    partly: 0,
    differences: 0,
    told: done.map(({ who, name, batchId }, index) => `${index} ${name} by ${who}, batch ${batchId}`),
  }
  const undo = order === 'last first' ? undoLastFirst : undoInAnyOrder
  await undo(books, chance, done, sequence)
  return sequence
}

const beginnings = ['receipt', 'the same receipt again', 'statement', 'budget list', 'dictation', 'matches']

async function begin(books: Books, chance: Chance): Promise<void> {
  for (const name of ['create a tag', 'create a tag', 'create']) {
    const rows = await books.rows()
    for (const who of people) {
      const create = actions[name]?.[1](chance, rows, [])
      if (create) await books.act(who, create).catch(refusal)
    }
  }
  for (const name of beginnings) {
    const reading = readings[name]
    if (reading) await books.act('ada', reading(chance), 'reader')
  }
}

async function actByChance(books: Books, chance: Chance, order: Order): Promise<Done[]> {
  // The model for any order does not support records that were already undone.
  const lots = Object.entries(order === 'last first' ? { ...actions, ...takingBack } : actions).flatMap(
    ([name, [count, action]]) => Array.from({ length: count }, () => ({ name, action })),
  )
  const done: Done[] = []
  const wanted = 5 + chance.below(11)
  let before = await books.rows()
  for (let attempts = 0; done.length < wanted && attempts < 200; attempts++) {
    const reading = order === 'any order' && chance.below(4) === 0 ? chance.of(Object.values(readings)) : undefined
    if (reading) {
      await books.act('ada', reading(chance), 'reader')
      before = await books.rows()
    }
    const [lot, who] = [chance.of(lots), chance.of(people)]
    const work = lot?.action(chance, before, done)
    const acted = work && who && (await books.act(who, work).catch(refusal))
    if (!lot || !who || !acted) continue
    const after = await books.rows()
    if (differencesOf(before, after).length > 0)
      done.push({ name: lot.name, who, batchId: acted.batchId, before, after })
    before = after
  }
  return done
}

async function undoLastFirst(books: Books, chance: Chance, done: readonly Done[], sequence: Sequence) {
  for (const [index, action] of [...done.entries()].toReversed()) {
    const differ = async (wanted: LedgerRows) => tell(sequence, await differencesNow(books, wanted))
    const undo = async (batchId: string, what: string) => {
      const who = await whoMay(books, chance, batchId, `${what} ${index} ${action.name}`)
      const { result } = await books.act(who, (tenant) => undoBatch(tenant, batchId, false))
      sequence.told.push(`${what} ${index} ${action.name} by ${who}, batch ${result.batchId}`)
      if (!result.done || !result.batchId) tell(sequence, [`refused: ${JSON.stringify(result.conflicts)}`])
      sequence.undone += 1
      return result.batchId ?? batchId
    }
    let undoing = await undo(action.batchId, 'undo')
    await differ(action.before)
    for (let turn = 0; turn < 2 && chance.below(3) === 0; turn++) {
      const redoing = await undo(undoing, 'redo')
      await differ(action.after)
      undoing = await undo(redoing, 'undo again')
      await differ(action.before)
    }
  }
}

function tell(sequence: Sequence, differences: readonly string[]): void {
  sequence.differences += differences.length
  sequence.told.push(...differences.map((each) => `    ${each}`))
}

async function differencesNow(books: Books, expected: LedgerRows): Promise<string[]> {
  const found = await books.rows()
  const differences = differencesOf(expected, found).map((line) => {
    const row = found.get(line.replace(/ is new$/, '')) ?? expected.get(line.replace(/ is gone$/, ''))
    return row ? `${line}: ${JSON.stringify(row)}` : line
  })
  return [...differences, ...(await books.astray())]
}

async function whoMay(books: Books, chance: Chance, batchId: string, what: string): Promise<Who> {
  const inOrder = chance.below(2) === 0 ? people : people.toReversed()
  for (const who of inOrder) {
    const { result } = await books.act(who, async (tenant) => {
      const [facts] = await tenant.read((db) => findUndoFacts(db, [batchId]))
      return facts !== undefined && mayUndo(tenant, facts)
    })
    if (result) return who
  }
  throw new Error(`Nobody may ${what} (${batchId}).`)
}

async function undoInAnyOrder(books: Books, chance: Chance, done: readonly Done[], sequence: Sequence) {
  const left: Done[] = [...done]
  for (let turns = 0; left.length > 0 && turns < 30; turns++) {
    const [action] = left.splice(chance.below(left.length), 1)
    if (!action) return
    const before = await books.rows()
    const model = expectedAfter(before, action)
    const who = await whoMay(books, chance, action.batchId, `undo ${action.name}`)
    const acted = await books.act(who, (tenant) => undoBatch(tenant, action.batchId, true)).catch(refusal)
    const after = await books.rows()
    const batch = acted?.result.batchId ?? 'none'
    sequence.told.push(`partly undo ${action.name}, of batch ${action.batchId}, by ${who}, batch ${batch}`)
    tell(sequence, await differencesNow(books, model.rows))
    if ((acted?.result.conflicts.length ?? 0) > 0 !== model.refused.length > 0) {
      const conflicts = JSON.stringify(acted?.result.conflicts ?? [])
      tell(sequence, [`what is refused is ${conflicts}, not ${JSON.stringify(model.refused)}`])
    }
    sequence.undone += 1
    if (model.refused.length > 0) sequence.partly += 1
    if (acted?.result.batchId && chance.below(4) === 0) {
      left.push({ ...action, name: `the undo of ${action.name}`, batchId: acted.result.batchId, before, after })
    }
  }
}

function refusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}
