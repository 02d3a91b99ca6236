// A server process as far as jobs go, for the tests to kill: takes the job `wait-for-ever` and never ends it.
import { openPool } from '../../server/platform/database/database.ts'
import { startJobs } from '../../server/platform/jobs/job-runner.ts'

const [ownerUrl = '', appUrl = ''] = process.argv.slice(2)
await startJobs({
  ownerUrl,
  pool: openPool(appUrl, 2),
  wake: () => {},
  parts: {},
  log: () => {},
  tasks: {
    'wait-for-ever': {
      async run() {
        process.stdout.write('taken\n')
        await new Promise(() => setInterval(() => {}, 60_000))
      },
      async onGivenUp() {},
    },
  },
})
process.stdout.write('started\n')
