import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { testsFolder, writeDurations } from './durations.ts'
import { quarantine } from './quarantine.ts'

declare module 'vitest' {
  interface TaskMeta {
    windows?: string[]
  }
}

/** Ends the run with the tests in quarantine, the windows of failed tests and the line `N passed, N failed`. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      // A file that did not load has no tests but counts as failed.
      if (module.errors().length > 0) failed += 1
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1
        if (test.result().state === 'failed') failed += 1
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
