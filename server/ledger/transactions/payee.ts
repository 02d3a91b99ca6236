import { sql } from 'kysely'

/** SQL for the payee that a user or a rule has set, or else the one that follows from the description. */
export const payeeOf = (table: string) => {
  const [payee, sourceId, description] = ['payee', 'source_id', 'description'].map((name) =>
    sql.ref(`${table}.${name}`),
  )
  return sql<string>`effective_payee(${payee}, ${sourceId}, ${description})`
}
