// This script runs the long tests: all, or those of the named folders. Other arguments are passed on to Vitest.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')
const folders = process.argv.slice(2).map((each) => {
  const folder = `tests/long/${each}/`
  return existsSync(path.join(root, folder)) ? folder : each
})
const args = ['run', '--config', 'tests/vitest.long.config.ts', ...folders]
process.exit(spawnSync('vitest', args, { cwd: root, stdio: 'inherit' }).status ?? 1)
