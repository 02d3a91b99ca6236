import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { translate } from '../../../web/translate-plugin.ts'
import { ChangedFiles } from './changed-files.ts'
import { CountReporter } from './count-reporter.ts'
import { workers } from './durations.ts'
import { SlowestFirst } from './longest-first.ts'

const root = path.join(import.meta.dirname, '../../..')

const shared = {
  maxWorkers: workers,
  // Individual waits have their own timeouts. A busy machine may need many of them.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // The queue polls every 2 s and the machine may be busy, so the default of one second is too short.
  expect: { poll: { timeout: 60_000 } },
  env: { TZ: 'UTC' },
  setupFiles: ['tests/support/tools/english-setup.ts', 'tests/support/tools/quarantine-setup.ts'],
}

interface Suite {
  /** These set limits for a whole file, or run jobs themselves, of which some hang and end with the process. */
  isolated: string[]
  /** These act on the server of the run. */
  server: string[]
  /** These need no server. */
  units: string[]
}

/** The projects run in the order of their names: a worker is used again for the next file of the same project. */
export function defineSuite({ isolated, server, units }: Suite) {
  if (Number(process.versions.node.split('.')[0]) < 22) throw new Error('Run the tests through npm: npm test')
  const project = (name: string, include: string[], options: { globalSetup?: string[]; exclude?: string[] } = {}) => ({
    root,
    plugins: [translate()],
    test: { ...shared, ...options, name, include, isolate: name === 'isolated' },
  })
  const database = 'tests/support/tools/database-setup.ts'
  return defineConfig({
    root,
    test: {
      maxWorkers: shared.maxWorkers,
      globalSetup: ['tests/support/tools/seed-setup.ts'],
      reporters: ['default', new CountReporter()],
      sequence: { sequencer: SlowestFirst },
      experimental: { vcsProvider: new ChangedFiles() },
      projects: [
        project('isolated', isolated, { globalSetup: [database] }),
        project('server', server, {
          exclude: isolated,
          globalSetup: [database, 'tests/support/tools/server-setup.ts'],
        }),
        ...(units.length > 0 ? [project('units', units)] : []),
      ],
    },
  })
}
