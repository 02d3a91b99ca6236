import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { GitVCSProvider, type VCSProvider, type VCSProviderOptions } from 'vitest/node'

const root = path.join(import.meta.dirname, '../../..')
const product = ['server', 'web', 'schema', 'migrations']
/** Run whatever part of the product has changed. */
const always = ['rest/contract.test.ts', 'api/ledger/transactions.test.ts', 'browser/app/shell.test.ts']

/**
 * The files that `npm test -- --changed` and `npm run test:long -- --changed` begin with. Vitest follows imports, but tests of the server and of the
 * screens reach the product over HTTP: there a changed file selects the test files that share a noun with its path.
 */
export class ChangedFiles extends GitVCSProvider implements VCSProvider {
  override async findChangedFiles(options: VCSProviderOptions): Promise<string[]> {
    const changed = await super.findChangedFiles(options)
    const paths = changed.map((file) => path.relative(root, file)).filter((file) => product.includes(topOf(file)))
    if (paths.length === 0) return changed
    const nouns = new Set(paths.flatMap((file) => nounsOf(path.relative(topOf(file), file))))
    const reach = paths.every((file) => topOf(file) === 'web')
      ? ['browser', 'long/journeys', 'long/screens']
      : ['api', 'rest', 'browser', 'long']
    const tests = await Promise.all(reach.map(listTests))
    const related = tests
      .flat()
      .filter((file) => nounsOf(path.basename(file, '.test.ts')).some((each) => nouns.has(each)))
    return [...changed, ...[...related, ...always].map((file) => path.join(root, 'tests', file))]
  }
}

const topOf = (file: string) => file.split(path.sep)[0] ?? ''

async function listTests(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'tests', folder), { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('.test.ts')).map((name) => path.join(folder, name))
}

/** The words of a path, in the singular. */
function nounsOf(file: string): string[] {
  const nameWords = file.replace(/\.\w+$/, '').split(/[^a-z]+/i)
  return nameWords
    .map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
    .filter((word) => word.length > 2)
}
