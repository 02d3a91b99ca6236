import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { CountReporter } from './support/count-reporter.ts'

if (Number(process.versions.node.split('.')[0]) < 22) throw new Error('Run the tests through npm: npm test')

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{rules,reader,embedded,api,rest,browser,web}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', new CountReporter()],
    sequence: { shuffle: { files: false, tests: false } },
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
  },
})
