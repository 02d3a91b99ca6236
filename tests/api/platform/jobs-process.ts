// A server process that runs only jobs, for the tests to kill. The job `wait-for-ever` never ends.
import { openPool } from '../../../server/platform/database/database.ts'
import { startJobs } from '../../../server/platform/jobs/job-runner.ts'

const [ownerUrl = '', appUrl = ''] = process.argv.slice(2)
await startJobs({
  ownerUrl,
  pool: openPool(appUrl, 2),
  wake: () => {},
  services: {},
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
