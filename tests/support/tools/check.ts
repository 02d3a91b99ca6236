// This script runs all checks required before a commit: format, lint, import rules, types, generated files, the size of
// files and the length of the suite.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { languageViolations } from './language.ts'
import { serverViolations } from './layers.ts'
import { suiteViolations } from './suite-rules.ts'
import { unmarkedTexts } from './unmarked-texts.ts'
import { webViolations } from './web-layers.ts'

let failures = 0

function hold(what: string, command: string, args: string[]) {
  const begun = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${what} (${seconds} s)\n`)
  if (status === 0) return
  failures += 1
  process.stdout.write(`${stdout}${stderr}\n`)
}

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')

const generated = [
  'schema/schema.graphql',
  'server/platform/database/tables.ts',
  ...tracked('*generated.ts', '*-generated.sql', '*.po'),
]
const contents = () => generated.map((file) => readFileSync(file, 'utf8')).join('\n')

hold('format, lint and import rules', 'biome', ['check', '--error-on-warnings'])
hold('types', 'tsc', ['--noEmit', '-p', '.'])

const before = contents()
hold('generators run', 'node', ['schema/generate.ts'])
if (contents() !== before) {
  failures += 1
  process.stdout.write('FAIL generated files were stale: commit what npm run generate has just written\n')
}

const violations = [
  ...serverViolations(tracked('server/*.ts', 'schema/*.ts', 'migrations/*.ts')),
  ...webViolations(tracked('web/*.ts', 'web/*.tsx')),
  ...unmarkedTexts(tracked('web/*.tsx').filter((file) => !generated.includes(file))),
  ...suiteViolations(tracked('tests/*.ts', 'tests/*.tsx')),
  ...languageViolations(tracked('*.ts', '*.tsx', 'migrations/*.sql').filter((file) => !generated.includes(file))),
]
for (const violation of violations) process.stdout.write(`FAIL ${violation}\n`)
failures += violations.length

const long = tracked('migrations/*.ts', 'schema/*.ts', 'server/*.ts', 'web/*.ts', 'web/*.tsx')
  .filter((file) => !generated.includes(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > 250)
for (const { file, lines } of long) process.stdout.write(`FAIL ${file} has ${lines} lines: split it by subject\n`)
failures += long.length

process.exit(failures === 0 ? 0 : 1)
