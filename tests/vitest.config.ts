import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ChangedFiles } from './support/changed-files.ts'
import { CountReporter } from './support/count-reporter.ts'
import { LongestFirst } from './support/longest-first.ts'

if (Number(process.versions.node.split('.')[0]) < 22) throw new Error('Run the tests through npm: npm test')

const root = path.join(import.meta.dirname, '..')

const shared = {
  maxWorkers: 3,
  // What a test waits for has a limit of its own; on a busy machine many of them take their time.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // A browser that waited in vain on a machine that had no time for it is asked once more. The run's end names the
  // test and says what its window showed, as of one that failed: a test that is named there twice has a cause.
  retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
  // The queue looks for work every 2 s, and the machine may be busy: a second is too short to wait for either.
  expect: { poll: { timeout: 60_000 } },
  env: { TZ: 'UTC' },
}

// The projects run in the order of their names: a worker is used again for the next file of the same project.
export default defineConfig({
  root,
  test: {
    maxWorkers: shared.maxWorkers,
    globalSetup: ['tests/support/seed-setup.ts'],
    reporters: ['default', new CountReporter()],
    sequence: { sequencer: LongestFirst },
    experimental: { vcsProvider: new ChangedFiles() },
    projects: [
      {
        root,
        // Each file sets limits of its own for all of its tests.
        test: { ...shared, name: 'embedded', include: ['tests/embedded/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...shared,
          name: 'server',
          include: ['tests/{api,browser,reader,rest}/**/*.test.ts'],
          globalSetup: ['tests/support/server-setup.ts'],
          isolate: false,
        },
      },
      {
        root,
        test: { ...shared, name: 'units', include: ['tests/{rules,web}/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
})
