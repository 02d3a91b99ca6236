import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { durationsFile } from './longest-first.ts'

/** Files that take less are not worth a place in the order. Seconds. */
const minSlowdown = 3

declare module 'vitest' {
  interface TaskMeta {
    windows?: string[]
  }
}

/** Ends the run with the contents of the windows of failed tests and the line `N passed, N failed`. */
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
    if (process.env.RECORD_DURATIONS) recordDurations(modules)
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  }
}

function recordDurations(modules: readonly TestModule[]): void {
  const durations = modules
    .map((module) => [module, Math.round(module.diagnostic().duration / 1_000)] as const)
    .filter(([, seconds]) => seconds >= minSlowdown)
    .map(([module, seconds]) => [path.relative(path.dirname(durationsFile), module.moduleId), seconds] as const)
    .sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(durations), null, 2)}\n`)
}
