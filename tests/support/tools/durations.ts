import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const testsFolder = path.join(import.meta.dirname, '../..')

const durationsFile = path.join(testsFolder, 'durations.json')

/** For a file that is not recorded, by its folder. Seconds. */
const usual: Record<string, number> = { browser: 8, api: 3, rest: 3, embedded: 5, long: 15 }

/** Workers of a run. */
export const workers = 3

/** Of one file of `npm test`. Seconds. */
export const maxFileSeconds = 10

/** Of all files of a suite together, so that its workers finish in 8 minutes. */
export const maxSuiteSeconds = workers * 8 * 60

/** Of all files of a folder of long tests together, so that its workers finish in 6 minutes. */
export const maxFolderSeconds = workers * 6 * 60

/** The seconds of each test file on a worker, by its path in the folder of tests. */
export type Durations = Record<string, number>

export const readDurations = (): Durations => JSON.parse(readFileSync(durationsFile, 'utf8'))

/** Replaces the records of the files that ran, to tenths of a second, and removes those of files that are gone. */
export function writeDurations(measured: Durations, exists: (name: string) => boolean): void {
  const records = Object.entries({ ...readDurations(), ...measured })
    .filter(([name]) => exists(name))
    .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10] as const)
    .sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`)
}

export const secondsOf = (durations: Durations, name: string): number =>
  durations[name] ?? usual[name.split(path.sep)[0] ?? ''] ?? 0.2
