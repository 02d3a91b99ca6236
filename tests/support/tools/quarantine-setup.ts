import path from 'node:path'
import { beforeEach } from 'vitest'
import { quarantine } from './quarantine.ts'

const tests = path.join(import.meta.dirname, '../..')

beforeEach(({ task, skip }) => {
  const file = path.relative(tests, task.file.filepath)
  const found = quarantine.find((each) => each.file === file && each.test === task.fullTestName)
  if (found) skip(found.reason)
})
