import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '../../..')
const topFolders = ['.github', 'migrations', 'schema', 'server', 'tests', 'web']
const entries = topFolders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
)
const documents = [
  'README.md',
  ...entries.filter((name) => /(^|\/)(README|ARCHITECTURE|CONTRIBUTING|OPERATIONS)\.md$/.test(name)),
]
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)

/** A folder, or a file of the sources, such as `platform/tenancy/scopes.ts` and `features/tags/`. */
const isPath = (quoted: string) => /^[\w-][\w.-]*(\/[\w.-]+)*(\/|\.(ts|tsx|sql|graphql|json|js|yml|md))$/.test(quoted)

/** Files that a command or the server writes, and a pattern. */
const written = ['.data/', 'models.json', 'YYYYMMDDTHHMM-noun.sql']

test.each(documents)('%s names files and folders that exist', (name) => {
  const missing = quotedIn(read(name))
    .filter((quoted) => isPath(quoted) && !written.includes(quoted))
    .map((quoted) => quoted.replace(/\/$/, ''))
    .filter((quoted) => !existsSync(path.join(root, quoted)))
    .filter((quoted) => !entries.some((entry) => entry.endsWith(`/${quoted}`)))
  expect(missing).toEqual([])
})

test.each(documents)('%s links to files that exist and names commands that exist', (name) => {
  const text = read(name)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(name), link)))).toEqual([])
  const commands = [...text.matchAll(/npm run (\w[\w:-]*)/g)].map(([, command = '']) => command)
  expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([])
})

test.each([
  ['server/README.md', 'server'],
  ['web/README.md', 'web'],
  ['web/README.md', 'web/app'],
  ['tests/README.md', 'tests'],
  ['tests/README.md', 'tests/long'],
])('%s names each folder in %s', (document, folder) => {
  const names = quotedIn(read(document))
    .flatMap((quoted) => quoted.split('/'))
    .filter(Boolean)
  const folders = readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(folders.filter((each) => !names.includes(each))).toEqual([])
})
