import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** What each window showed, and waited for, when the test failed. */
    windows?: string[]
  }
}

/**
 * Ends the run with what the windows of tests showed that failed, if only at first, and with one plain line for whoever
 * reads only that: `N passed, N failed`.
 */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      // A file that did not load has no tests to count, but it has failed.
      if (module.errors().length > 0) failed += 1
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1
        if (test.result().state === 'failed') failed += 1
        if (test.diagnostic()?.flaky) process.stdout.write(`\n${test.fullName}: passed only when it was asked again\n`)
        for (const window of test.meta().windows ?? []) process.stdout.write(`\n${test.fullName}: ${window}`)
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  }
}
