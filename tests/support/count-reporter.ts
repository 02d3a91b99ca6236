import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one plain line, for whoever reads only that: `N passed, N failed`. */
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
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  }
}
