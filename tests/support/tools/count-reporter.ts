import { existsSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'
import { testsFolder, writeDurations } from './durations.ts'
import { quarantine } from './quarantine.ts'

declare module 'vitest' {
  interface TaskMeta {
    windows?: string[]
  }
}

/** Ends the run with the tests in quarantine, the failed tests, their windows and the line `N passed, N failed`. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    for (const error of errors) writeFailure('outside of a test', error)
    for (const module of modules) {
      // A file that did not load has no tests but counts as failed.
      const [loading] = module.errors()
      if (loading) {
        failed += 1
        writeFailure(module.relativeModuleId, loading)
      }
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') passed += 1
        if (result.state === 'failed') {
          failed += 1
          writeFailure(`${module.relativeModuleId} > ${test.fullName}`, result.errors[0])
        }
        for (const window of test.meta().windows ?? []) process.stdout.write(`\n${test.fullName}: ${window}`)
      }
    }
    for (const { file, test, reason } of quarantine) {
      process.stdout.write(`\nnot run, in quarantine: ${file} > ${test}: ${reason}\n`)
    }
    if (process.env.RECORD_DURATIONS) {
      const seconds = modules.map((each) => [
        path.relative(testsFolder, each.moduleId),
        each.diagnostic().duration / 1_000,
      ])
      writeDurations(Object.fromEntries(seconds), (name) => existsSync(path.join(testsFolder, name)))
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  }
}

/** Writes one line, which `.ci/run` repeats below the output of all runs. */
function writeFailure(name: string, error: unknown) {
  const message = String((error as { message?: unknown } | undefined)?.message ?? error)
  process.stdout.write(
    `\nfailed: ${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 600)}\n`,
  )
}
