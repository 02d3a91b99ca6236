// npm run doctor: checks the settings and the services that they name, and says what to do. It changes nothing, and its
// output has no passwords or keys.
import { parseEnvironment } from '../config.ts'
import { checkDatabase } from './database.ts'
import { type Finding, findingsOf } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkMailbox } from './mailbox.ts'
import { checkPort, checkPublicUrl } from './network.ts'
import { checkNode, checkReader, checkWebBuild } from './program.ts'
import { checkDisk, checkStorage } from './storage.ts'
import { checkTranscription } from './transcription.ts'

const { config, problems } = parseEnvironment(process.env)
print(describeSettings())
const checks = [
  checkNode,
  checkWebBuild,
  checkDisk,
  checkStorage,
  checkDatabase,
  checkMail,
  checkMailbox,
  checkTranscription,
  checkPort,
  checkPublicUrl,
  checkReader,
]
for (const check of checks) print(await check(config))
if (process.exitCode) process.stdout.write('\nPurser is not ready. Correct what failed, and run this again.\n')

function describeSettings(): Finding[] {
  const { ok, fail } = findingsOf('settings')
  const mode = config.isProduction ? 'production' : 'development'
  if (problems.length === 0) return [ok(`All settings are valid for ${mode}.`)]
  return problems.map((problem, index) =>
    fail(problem, index === problems.length - 1 ? 'The README and .env.example explain each setting.' : undefined),
  )
}

function print(findings: Finding[]): void {
  for (const { level, subject, text, advice } of findings) {
    process.stdout.write(`${level.padEnd(5)} ${subject.padEnd(9)} ${text}\n`)
    if (advice) process.stdout.write(`${' '.repeat(16)}→ ${advice}\n`)
    if (level === 'fail') process.exitCode = 1
  }
}
