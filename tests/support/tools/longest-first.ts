import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, in seconds on two cores: `RECORD_DURATIONS=1 npm test` writes them. */
export const durationsFile = path.join(import.meta.dirname, '../../durations.json')

/** For a file that is not recorded, by its folder. Seconds. */
const usual: Record<string, number> = { browser: 15, api: 3, rest: 3, embedded: 5 }

/** The total time that the files of `npm test -- --changed` may take on three workers, so that the run ends within 3 minutes. */
const changedBudget = 300

/** Starts the files that take longest first, so that the workers finish together. Projects stay together. */
export class SlowestFirst extends BaseSequencer {
  private readonly recorded: Record<string, number> = JSON.parse(readFileSync(durationsFile, 'utf8'))

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
    let left = changedBudget
    const chosen: TestSpecification[] = []
    const omitted: TestSpecification[] = []
    for (const file of [...files].sort((a, b) => this.secondsOf(a) - this.secondsOf(b))) {
      left -= this.secondsOf(file)
      if (left >= 0) chosen.push(file)
      else omitted.push(file)
    }
    if (omitted.length > 0) {
      const names = omitted.map((file) => `  ${nameOf(file)}\n`).join('')
      process.stdout.write(`\n${omitted.length} more files may be affected; npm test runs them too:\n${names}\n`)
    }
    return chosen
  }

  private secondsOf(file: TestSpecification): number {
    const name = nameOf(file)
    return this.recorded[name] ?? usual[name.split(path.sep)[0] ?? ''] ?? 0.2
  }
}

const nameOf = ({ moduleId }: TestSpecification) => path.relative(path.dirname(durationsFile), moduleId)
