import type pg from 'pg'
import type { RunStatement } from '../database/database.ts'
import type { Change } from '../stream/changes.ts'

type Statement = pg.QueryArrayConfig<unknown[]>
type Result = pg.QueryArrayResult<unknown[]>

/**
 * Predicts the statements of a message about one change: the same ones as for the previous change of its kind, with its
 * id and number. They run in the round trip that begins the read. A statement that was not predicted runs by itself.
 */
export interface StatementPredictor {
  predict(change: Change): Statement[]
  /** Answers statements from the results of predicted ones, and learns the statements of the change. */
  answerFrom(results: ReadonlyMap<string, Result>, change: Change, run: RunStatement): RunStatement
}

/** A message that reads more has figures, which take longer than the round trips. */
const maxStatements = 8

const [recordId, changeNumber] = [Symbol('record id'), Symbol('number')]

export function createStatementPredictor(): StatementPredictor {
  const statementsByKind = new Map<string, Statement[]>()
  return {
    predict({ kind, recordId: id, number }) {
      const fill = (value: unknown) => (value === recordId ? id : value === changeNumber ? number : value)
      return (statementsByKind.get(kind) ?? []).map((each) => ({ ...each, values: each.values?.map(fill) ?? [] }))
    },
    answerFrom(results, change, run) {
      const learned: Statement[] = []
      const markOf = (value: unknown) =>
        value === change.recordId ? recordId : value === change.number ? changeNumber : value
      statementsByKind.set(change.kind, learned)
      return (statement) => {
        if (learned.length < maxStatements) learned.push({ ...statement, values: statement.values?.map(markOf) ?? [] })
        const known = results.get(keyOfStatement(statement))
        return known ? Promise.resolve(known) : run(statement)
      }
    },
  }
}

export const keyOfStatement = ({ text, values = [] }: Statement) => JSON.stringify([text, values.map(String)])
