// node .docker/assemble.ts FOLDER: copies what the server needs at run time into a new folder: its sources, the built
// web app, and the packages that the sources import with their dependencies for this platform.
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const sources = ['migrations', 'schema', 'server']
/** Dependencies of firebase-admin for services that Purser does not use. */
const unused = ['@google-cloud/firestore', '@google-cloud/storage']
/** The parts of pdf.js for browsers: the reader uses its build for Node.js. */
const unusedOfPdfjs =
  /\/pdfjs-dist\/(build|image_decoders|types|web|legacy\/image_decoders|legacy\/web|.*\.min\.mjs|wasm\/quickjs-eval\.\w+|wasm\/.*_fallback\.js)(\/|$)/
const importOfPackage =
  /(?:\bfrom |\bimport |\bimport\(|\bresolve\(|\(import\.meta\.url\)\()'((?:@[\w.-]+\/)?[\w-][\w.-]*)/g
const files = ['LICENSE', 'package.json', ...sources, 'dist/web']

export async function assemble(target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const file of [...files, ...(await listPackages())]) {
    await cp(path.join(root, file), path.join(target, file), { recursive: true, filter: isNeeded })
  }
  compile(target)
}

interface LockedPackage {
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Returns the folders of packages in node_modules. Nested packages are part of the package that contains them. */
async function listPackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Set<string>()
  const follow = async (from: string, name: string) => {
    const folder = locate(packages, from, name)
    if (!folder || found.has(folder) || !(await exists(folder))) return
    const locked = packages[folder] ?? {}
    if (locked.dev) throw new Error(`${folder} is a development package, but ${from || 'the server'} needs it.`)
    found.add(folder)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!peerDependenciesMeta[needed]?.optional && !unused.includes(needed)) await follow(folder, needed)
    }
  }
  for (const name of await listImported()) await follow('', name)
  return [...found].filter((folder) => folder.split('node_modules/').length === 2).sort()
}

/** Looks from the importing package upward, as Node.js does. */
function locate(packages: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (!folder) return undefined
  }
}

/** Returns the production dependencies that a source imports, or of which it locates a file. */
async function listImported(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const texts: string[] = []
  for (const folder of sources) {
    for (const entry of await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.name.endsWith('.ts')) texts.push(await readFile(path.join(entry.parentPath, entry.name), 'utf8'))
    }
  }
  const imported = new Set([...texts.join('\n').matchAll(importOfPackage)].map(([, name]) => name))
  return Object.keys(dependencies).filter((name) => imported.has(name))
}

const exists = (folder: string) =>
  readdir(path.join(root, folder)).then(
    () => true,
    () => false,
  )

/** Leaves out source maps, type declarations, and the libraries of other platforms. */
function isNeeded(file: string): boolean {
  if (/\.map$|\.d\.[cm]?ts$|\.tsbuildinfo$/.test(file)) return false
  if (unusedOfPdfjs.test(file)) return false
  const [, platform, processor] = /\/onnxruntime-node\/bin\/napi-v\d+\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? []
  return (platform ?? process.platform) === process.platform && (processor ?? process.arch) === process.arch
}

/** Compiles the sources once, because the server cannot write its cache into a read-only folder. */
function compile(target: string): void {
  const program = `
    import { enableCompileCache, flushCompileCache } from 'node:module'
    enableCompileCache('dist/compiled')
    await import('./server/app.ts')
    flushCompileCache()
    process.exit(0)`
  const node = ['--max-semi-space-size=64', '--input-type=module', '--eval', program]
  const { status, stderr } = spawnSync(process.execPath, node, { cwd: target, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The assembled server does not load:\n${stderr}`)
}

if (process.argv[1] === import.meta.filename) {
  const target = process.argv[2]
  if (!target) throw new Error('Name the folder to create: node .docker/assemble.ts FOLDER')
  await assemble(path.resolve(target))
}
