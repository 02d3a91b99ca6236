import { readFileSync } from 'node:fs'
import path from 'node:path'
import { maxFileSeconds, maxFolderSeconds, maxSuiteSeconds, readDurations } from './durations.ts'
import { maxQuarantined, quarantine } from './quarantine.ts'

const isLong = (name: string) => name.startsWith('long/')

/** These start servers that tests share, or a server on purpose. */
const mayStartServers = /^(long|embedded|proofs|bench|evals|support)\//

/** Their records are older than the move of their checks by axe to long/screens. */
const walksOfScreens = [
  ...['ledger/budgets', 'ledger/categories-tree', 'ledger/change-log', 'ledger/reports', 'ledger/transactions-list'],
].map((name) => `browser/${name}.test.ts`)

/** Their records are shares of those of the files that they were part of, on a busy machine. */
const recordedBusy = [
  ...['intake/import', 'people/accounts', 'people/data', 'people/onboarding', 'people/payments', 'people/settings'].map(
    (name) => `browser/${name}.test.ts`,
  ),
  ...['history/undo', 'intake/budget-lists', 'intake/documents'].map((name) => `api/${name}.test.ts`),
]

const exempt = [...walksOfScreens, ...recordedBusy]

/** Their servers move to those that all files share. */
const ownServers = [
  ...['api/assistant/model', 'api/people/accounts', 'api/people/billing', 'api/people/mail'].map(
    (name) => `${name}-fixture.ts`,
  ),
]

/**
 * Returns a line for each violation of the rules that keep `npm test` quick.
 * @param files the TypeScript files of the folder of tests
 */
export function suiteViolations(files: readonly string[]): string[] {
  const names = files.map((file) => path.relative('tests', file))
  const tests = names.filter((name) => /\.test\.tsx?$/.test(name))
  return [...durationViolations(tests), ...names.flatMap(contentViolations), ...quarantineViolations(names)]
}

function durationViolations(tests: readonly string[]): string[] {
  const durations = readDurations()
  const missing = tests
    .filter((name) => durations[name] === undefined)
    .map((name) => `tests/${name} is in no record: RECORD_DURATIONS=1 npm test -- tests/${name}`)
  const slow = tests
    .filter((name) => !isLong(name) && !exempt.includes(name) && (durations[name] ?? 0) > maxFileSeconds)
    .map((name) => `tests/${name} takes ${durations[name]} s: split it, or move its cases to tests/long`)
  const counted = tests.filter((name) => !walksOfScreens.includes(name))
  const sums = Object.entries(Object.groupBy(counted, suiteOf)).flatMap(([suite, members = []]) => {
    const sum = Math.round(members.reduce((seconds, name) => seconds + (durations[name] ?? 0), 0))
    const max = suite === 'npm test' ? maxSuiteSeconds : maxFolderSeconds
    return sum > max ? [`${suite} takes ${sum} s on its workers together; at most ${max} s may be`] : []
  })
  return [...missing, ...slow, ...sums]
}

const suiteOf = (name: string) => (isLong(name) ? `tests/${name.split('/').slice(0, 2).join('/')}` : 'npm test')

function contentViolations(name: string): string[] {
  if (mayStartServers.test(name) || ownServers.includes(name)) return []
  const source = readFileSync(path.join('tests', name), 'utf8')
  const startsServer = /\bstartServer\b/.test(source)
  const assertsTime = /expect\([^\n]*(performance\.now\(\)|Date\.now\(\) - begun)/.test(source)
  return [
    ...(startsServer ? [`tests/${name} starts a server: share one, or move the test to tests/long`] : []),
    ...(assertsTime ? [`tests/${name} asserts an elapsed time: compare two times of one run in tests/bench`] : []),
  ]
}

function quarantineViolations(names: readonly string[]): string[] {
  const tooMany = quarantine.length > maxQuarantined ? [`at most ${maxQuarantined} tests may be in quarantine`] : []
  const unclear = quarantine
    .filter(({ file, reason }) => !names.includes(file) || reason === '')
    .map(({ file, test }) => `the quarantine of "${test}" in tests/${file} needs an existing file and a reason`)
  return [...tooMany, ...unclear]
}
