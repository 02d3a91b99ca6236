import { expect, test } from 'vitest'
import type { RunStatement } from '../../../server/platform/database/database.ts'
import {
  createStatementPredictor,
  keyOfStatement,
  type StatementPredictor,
} from '../../../server/platform/requests/predicted-statements.ts'
import type { Change } from '../../../server/platform/stream/changes.ts'

type Result = Awaited<ReturnType<RunStatement>>

const changeOf = (recordId: string, number: bigint): Change => ({
  kind: 'transaction',
  recordId,
  action: 'CREATED',
  number,
  batchId: 'batch',
})
const statementsAbout = (id: string, number: bigint) => [
  { text: 'select from alerts where number >= $1', values: [number], rowMode: 'array' as const },
  { text: 'select from transactions where id in ($1)', values: [id], rowMode: 'array' as const },
  { text: 'select from users where id in ($1)', values: ['ada'], rowMode: 'array' as const },
]
const resultOf = (row: string) => ({ rows: [[row]] }) as unknown as Result

/** Reads a message. @returns the texts of the statements that were not predicted */
async function readMessage(predictor: StatementPredictor, id: string, number: bigint, results = new Map()) {
  const run: string[] = []
  const answer = predictor.answerFrom(results, changeOf(id, number), async ({ text }) => {
    run.push(text)
    return resultOf('run')
  })
  for (const statement of statementsAbout(id, number)) await answer(statement)
  return run
}

test('the statements about a change are those about the previous one, with its id and number', async () => {
  const predictor = createStatementPredictor()
  expect(predictor.predict(changeOf('b', 8n))).toEqual([])
  expect(await readMessage(predictor, 'a', 7n)).toHaveLength(3)
  expect(predictor.predict(changeOf('b', 8n))).toEqual(statementsAbout('b', 8n))
  expect(predictor.predict({ ...changeOf('c', 8n), kind: 'category' })).toEqual([])
})

test('only a statement with the same values is answered from a predicted result', async () => {
  const predictor = createStatementPredictor()
  await readMessage(predictor, 'a', 7n)
  const predicted = predictor.predict(changeOf('b', 8n))
  const results = new Map(predicted.map((statement) => [keyOfStatement(statement), resultOf('predicted')]))
  expect(await readMessage(predictor, 'b', 8n, results)).toEqual([])
  expect(await readMessage(predictor, 'c', 9n, results)).toEqual([
    'select from alerts where number >= $1',
    'select from transactions where id in ($1)',
  ])
})
