import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../support/test.ts'

const root = path.join(import.meta.dirname, '../..')

/** Runs a block of the README as it is written, except for the address of the server. */
async function runFromReadme(language: string, program: string, fileName: string, baseUrl: string, token: string) {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n(import [^]*?)\`\`\``).exec(readme)?.[1]
  if (!block) throw new Error(`The README has no client in ${language}.`)
  // A folder of the project, so that Node.js finds its packages.
  const folder = await mkdtemp(path.join(root, '.data/client-'))
  try {
    const file = path.join(folder, fileName)
    await writeFile(file, block.replace('http://localhost:4000', baseUrl))
    const env = { ...process.env, PURSER_TOKEN: token }
    const { stdout } = await promisify(execFile)(program, [file], { env })
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

// Python is not part of the packages. CI installs it with httpx, beside another Python where there is one.
const python = ['python3', '/usr/bin/python3'].find((each) => spawnSync(each, ['-c', 'import httpx']).status === 0)

test('the clients of the README run as they are written', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  for (const description of ['Market Street 1', 'Market Street 2', 'Tram']) {
    const expense = { amount: '5.00', description, transaction_date: '2026-03-31', category_id: null, type: 'Expense' }
    await ada.rest('POST', '/transactions', expense)
  }
  const body = { name: 'Client of the README', scopes: ['read'], organization_id: ada.organizationId }
  const { token } = (await ada.rest('POST', '/tokens', body)).body
  const printed = ['2026-03-31 Market Street 2 5.00', '2026-03-31 Market Street 1 5.00', ''].join('\n')
  expect(await runFromReadme('ts', process.execPath, 'client.ts', baseUrl, token)).toBe(printed)
  if (python) expect(await runFromReadme('python', python, 'client.py', baseUrl, token)).toBe(printed)
})
