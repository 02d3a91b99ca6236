import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listImageContext, parseDockerignore } from '../../support/tools/dockerignore.ts'

const repository = path.join(import.meta.dirname, '../../..')
const isCopied = parseDockerignore(readFileSync(path.join(repository, '.dockerignore'), 'utf8'))

test.each([
  ['*\n!server', 'server/a/b.ts', true],
  ['*\n!server', 'servers/a.ts', false],
  ['*\n!server\n**/*.log', 'server/a/b.log', false],
  ['*\n!server\n**/*.log\n!server/a/b.log', 'server/a/b.log', true],
  ['*\n!.docker/assemble.ts', '.docker/assemble.ts', true],
  ['*\n!.docker/assemble.ts', '.docker/other.ts', false],
  ['web/dist', 'web/dist/index.html', false],
  ['web/dist', 'other/web/dist/index.html', true],
  ['*.md', 'README.md', false],
  ['*.md', 'server/README.md', true],
  ['/temp?', 'tempa', false],
  ['# comment\n\n  !*  ', 'anything', true],
  ['**', 'a/b', false],
  ['a.b', 'axb', true],
])('the rules %j decide whether %s is copied: %s', (text, file, expected) => {
  expect(parseDockerignore(text)(file)).toBe(expected)
})

test('only these files and folders enter the build of the image', () => {
  const entries = [...new Set(listImageContext(repository).map((file) => file.split('/')[0]))].sort()
  expect(entries).toEqual([
    '.docker',
    '.npmrc',
    'LICENSE',
    'lingui.config.ts',
    'migrations',
    'package-lock.json',
    'package.json',
    'schema',
    'server',
    'tsconfig.json',
    'web',
  ])
})

test.each([
  '.env',
  '.env.production',
  'server/.env',
  'web/.env.local',
  '.git/config',
  '.data/secret-key',
  '.npmrc.backup',
  'docker-compose.override.yml',
  'node_modules/pg/package.json',
  'dist/web/index.html',
  'tests/support/people.ts',
  'id_rsa',
  'backup.tar',
  'server/debug.log',
  'a-new-file',
  'a-new-folder/file.ts',
])('%s never enters the build of the image', (file) => {
  expect(isCopied(file)).toBe(false)
})
