import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../../../server/http/limits/limits.ts'
import { describeLimits } from '../../../server/http/rest/described-limits.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')

/** Settings that only make sense outside a container. */
const embeddedOnly = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_EMULATOR_HUB']
/** Settings that the image sets itself. */
const fixed = ['NODE_ENV']

const settings = [
  ...new Set(
    `${read('server/config.ts')} ${read('server/oidc-settings.ts')}`.match(
      /'[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+'|'(?:PORT|HOST|GRAPHIQL|IDENTITY|REGISTRATION)'/g,
    ),
  ),
]
  .map((name) => name.slice(1, -1))
  .filter((name) => !embeddedOnly.includes(name) && !fixed.includes(name))

test.each(settings)('docker compose passes %s to the server, and the README explains it', (name) => {
  expect(read('docker-compose.yml')).toMatch(new RegExp(`^ {6}${name}: `, 'm'))
  expect(read('README.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
})

test.each(describeLimits(limits))('the README states the limit on %s', (what, limit) => {
  expect(read('README.md')).toContain(`| ${what} | ${limit} |`)
})

test('every container image has a fixed version', () => {
  const images = [...read('docker-compose.yml').matchAll(/(?:image:|FROM) (\S+)/g)].map(([, image]) => image)
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+|:RELEASE\.\d/)
})

test('the image is built from an allow-list of the repository', () => {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines[0]).toBe('*')
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(allowed).toEqual(
    expect.arrayContaining(['package.json', 'package-lock.json', 'server', 'schema', 'migrations']),
  )
  for (const secret of ['.env', '.git', '.data', 'node_modules', 'tests']) expect(allowed).not.toContain(secret)
})

test('every production package has an open-source licence', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; license?: string }>
  }
  const open =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|AFL-2\.1|CC0-1\.0|CC-BY-4\.0|LGPL-3\.0(-or-later)?)$/
  const closed = Object.entries(packages)
    .filter(([name, { dev, license }]) => name !== '' && !dev && license !== undefined)
    .filter(([, { license = '' }]) => !license.split(/ AND | OR |[()]/).every((part) => part === '' || open.test(part)))
  expect(closed).toEqual([])
})
