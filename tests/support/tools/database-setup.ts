import { prepareDatabase } from '../servers/database.ts'

/** The databases of a run are copies of one. */
export async function setup() {
  await prepareDatabase()
}
