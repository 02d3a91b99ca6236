import { prepareDatabase, startCluster } from '../servers/database.ts'

/** The databases of a run are copies of one, in one cluster. */
export async function setup() {
  await prepareDatabase()
  return startCluster()
}
