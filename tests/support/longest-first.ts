import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, in seconds on two cores: `RECORD_DURATIONS=1 npm test` writes them. */
export const durationsFile = path.join(import.meta.dirname, '../durations.json')

/** For a file that is not recorded, by its folder. Seconds. */
const usual: Record<string, number> = { browser: 20, api: 5, rest: 5 }

/** Starts the files that take longest first, so that the workers finish together. Projects stay together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const recorded: Record<string, number> = JSON.parse(readFileSync(durationsFile, 'utf8'))
    const secondsOf = ({ moduleId }: TestSpecification) => {
      const file = path.relative(path.dirname(durationsFile), moduleId)
      return recorded[file] ?? usual[path.dirname(file)] ?? 1
    }
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return [...files].sort(
      (a, b) =>
        orderOf(a) - orderOf(b) ||
        a.project.name.localeCompare(b.project.name) ||
        secondsOf(b) - secondsOf(a) ||
        a.moduleId.localeCompare(b.moduleId),
    )
  }
}
