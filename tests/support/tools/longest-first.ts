import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readDurations, secondsOf, testsFolder, workers } from './durations.ts'

/** How long the files of `npm test -- --changed` may take, so that the run ends within 2 minutes. */
const changedMinutes = 1.7

/** Starts the files that take longest first, so that the workers finish together. Projects stay together. */
export class SlowestFirst extends BaseSequencer {
  private readonly recorded = readDurations()

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const orderOf = ({ project }: TestSpecification) => project.name
    const chosen = this.ctx.config.changed ? this.withinBudget(files) : files
    return [...chosen].sort(
      (a, b) =>
        orderOf(a).localeCompare(orderOf(b)) ||
        this.secondsOf(b) - this.secondsOf(a) ||
        a.moduleId.localeCompare(b.moduleId),
    )
  }

  /** The quickest files, so that as many as possible run. Says which do not. */
  private withinBudget(files: TestSpecification[]): TestSpecification[] {
    let left = workers * 60 * Number(process.env.CHANGED_MINUTES ?? changedMinutes)
    const chosen: TestSpecification[] = []
    const omitted: TestSpecification[] = []
    for (const file of [...files].sort((a, b) => this.secondsOf(a) - this.secondsOf(b))) {
      left -= this.secondsOf(file)
      if (left >= 0) chosen.push(file)
      else omitted.push(file)
    }
    if (omitted.length > 0) {
      const names = omitted.map((file) => `  ${nameOf(file)}\n`).join('')
      process.stdout.write(`\n${omitted.length} more files may be affected and do not run now:\n${names}\n`)
    }
    return chosen
  }

  private secondsOf = (file: TestSpecification): number => secondsOf(this.recorded, nameOf(file))
}

const nameOf = ({ moduleId }: TestSpecification) => path.relative(testsFolder, moduleId)
