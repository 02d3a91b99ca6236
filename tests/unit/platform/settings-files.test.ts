import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnvironment } from '../../../server/config.ts'

async function writeSecret(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'purser-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  await writeFile(file, text)
  return file
}

test('a setting can be in a file, and the variable itself comes first', async () => {
  const file = await writeSecret(`${'a'.repeat(40)}\n`)
  const { config, problems } = parseEnvironment({ SECRET_KEY_FILE: file })
  expect(config.secretKeys).toEqual(['a'.repeat(40)])
  expect(problems).toEqual([])
  const both = parseEnvironment({ SECRET_KEY: 'b'.repeat(40), SECRET_KEY_FILE: file })
  expect(both.config.secretKeys).toEqual(['b'.repeat(40)])
})

test('a file that cannot be read is a problem', () => {
  const { problems } = parseEnvironment({ SMTP_URL_FILE: '/nowhere/smtp' })
  expect(problems).toEqual(['SMTP_URL_FILE names a file that cannot be read.'])
})

test('the password of the database can have any characters', async () => {
  const file = await writeSecret('p@ss/w:rd#?%\n')
  const { config } = parseEnvironment({
    DATABASE_URL: 'postgres://purser@database:5432/purser',
    DATABASE_PASSWORD_FILE: file,
  })
  const url = new URL(config.databaseUrl ?? '')
  expect(decodeURIComponent(url.password)).toBe('p@ss/w:rd#?%')
  expect(url.host).toBe('database:5432')
})
