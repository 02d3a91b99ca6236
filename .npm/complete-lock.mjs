// npm leaves out of the lock the optional platform packages that the registry did not have when the lock was
// written, and `npm ci` then refuses that lock. This adds a stub for each. Run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = lock.packages

function isLocked(from, name) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

for (const [at, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(at, name)) continue
    const parts = name.split(/[/-]/)
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[^0-9]*/, ''),
      optional: true,
      os: [parts.find((part) => systems.includes(part))?.replace('windows', 'win32') ?? 'none'],
      cpu: [parts.find((part) => processors.includes(part)) ?? 'none'],
      ...(/musl/.test(name) ? { libc: ['musl'] } : {}),
    }
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
