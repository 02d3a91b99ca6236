import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { translate } from '../web/translate-plugin.ts'
import { ChangedFiles } from './support/tools/changed-files.ts'
import { CountReporter } from './support/tools/count-reporter.ts'
import { SlowestFirst } from './support/tools/longest-first.ts'

if (Number(process.versions.node.split('.')[0]) < 22) throw new Error('Run the tests through npm: npm test')

const root = path.join(import.meta.dirname, '..')

/** These set limits for a whole file, or run jobs themselves, of which some hang and end with the process. */
const isolated = [
  'tests/embedded/**/*.test.ts',
  'tests/api/*/{chores,documents-late,documents-reading,jobs,jobs-recovery,matching-many,matching-rule}.test.ts',
]

const shared = {
  maxWorkers: 3,
  // Individual waits have their own timeouts. A busy machine may need many of them.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // The queue polls every 2 s and the machine may be busy, so the default of one second is too short.
  expect: { poll: { timeout: 60_000 } },
  env: { TZ: 'UTC' },
  setupFiles: ['tests/support/tools/english-setup.ts'],
}

// The projects run in the order of their names: a worker is used again for the next file of the same project.
export default defineConfig({
  root,
  test: {
    maxWorkers: shared.maxWorkers,
    globalSetup: ['tests/support/tools/seed-setup.ts'],
    reporters: ['default', new CountReporter()],
    sequence: { sequencer: SlowestFirst },
    experimental: { vcsProvider: new ChangedFiles() },
    projects: [
      {
        root,
        plugins: [translate()],
        test: {
          ...shared,
          retry: 1,
          name: 'isolated',
          include: isolated,
          globalSetup: ['tests/support/tools/database-setup.ts'],
        },
      },
      {
        root,
        plugins: [translate()],
        test: {
          ...shared,
          retry: 1,
          name: 'server',
          include: ['tests/{api,browser,reader,rest}/**/*.test.ts'],
          exclude: isolated,
          globalSetup: ['tests/support/tools/database-setup.ts', 'tests/support/tools/server-setup.ts'],
          isolate: false,
        },
      },
      {
        root,
        plugins: [translate()],
        test: { ...shared, name: 'units', include: ['tests/{unit,web}/**/*.test.{ts,tsx}'], isolate: false },
      },
    ],
  },
})
