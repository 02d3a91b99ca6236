import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The modules of the project in layers, from the bottom to the top. A file may import its own module, the modules
 * before it in its layer, and the layers below. A path that ends with .ts is a module of one file, and one that ends with
 * /* has the files of a folder without those of its subfolders.
 */
export const layers: Record<string, string[]> = {
  base: ['server/base'],
  language: ['server/language'],
  adapters: ['server/adapters/worker', 'server/reader', 'server/adapters', 'server/adapters/embedded'],
  platform: [
    'migrations',
    'server/platform/database',
    'server/platform/tenancy',
    'server/platform/records',
    'server/platform/security',
    'server/platform/stream',
    'server/platform/requests',
    'server/platform/jobs',
    'server/platform/model',
  ],
  people: [
    'server/people/mails',
    'server/people/countries',
    'server/people/billing',
    'server/people/organizations',
    'server/people/invitations',
    'server/people/users',
    'server/people/identity',
    'server/people/tokens',
    'server/people/apps',
  ],
  ledger: [
    'server/ledger/views',
    'server/ledger/categories',
    'server/ledger/tags',
    'server/ledger/accounts',
    'server/ledger/validation.ts',
    'server/ledger/rules',
    'server/ledger/recurrences',
    'server/ledger/transactions',
    'server/ledger/occurrences',
    'server/ledger/budgets',
    'server/ledger/reports',
  ],
  intake: [
    'server/intake/credits.ts',
    'server/intake/uploads',
    'server/intake/documents',
    'server/intake/receipts',
    'server/intake/imports',
    'server/intake/mails',
    'server/intake/staging',
    'server/intake/review',
  ],
  webhooks: ['server/webhooks/settings'],
  history: [
    'server/history/records.ts',
    'server/history/print-kinds.ts',
    'server/history/names.ts',
    'server/history/undo',
    'server/history/log',
    'server/history/trash',
  ],
  deliveries: ['server/webhooks/delivery'],
  portability: [
    'server/portability/exports',
    'server/portability/archive',
    'server/portability/sample',
    'server/portability/demo',
  ],
  assistant: [
    'server/assistant/engine',
    'server/assistant/queries',
    'server/assistant/model',
    'server/assistant/conversations',
  ],
  schema: ['schema'],
  http: [
    'server/http/limits',
    'server/http/*',
    'server/http/auth',
    'server/http/billing',
    'server/http/metrics',
    'server/http/graphql',
    'server/http/web',
    'server/http/oauth',
    'server/http/files',
    'server/http/rest',
    'server/http/subscriptions',
    'server/http/mcp',
    'server/http/server.ts',
  ],
  operations: ['server/record', 'server/backup'],
  program: ['server/parser', 'server/start', 'server/*', 'server/doctor'],
}

const order = Object.values(layers).flat()

function moduleOf(file: string): string | undefined {
  return order
    .filter((module) =>
      module.endsWith('/*')
        ? path.posix.dirname(file) === path.posix.dirname(module)
        : file === module || file.startsWith(`${module}/`),
    )
    .sort((a, b) => b.length - a.length)[0]
}

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)'(\.{1,2}\/[^']+\.tsx?)'/g

export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(specifier)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? ''),
  )
}

/** Returns a line for each import of a module above the importing one, and for each import cycle between files. */
export function serverViolations(files: string[]): string[] {
  return [...upwardImports(files), ...cyclesIn(new Map(files.map((file) => [file, importsOf(file)])))]
}

/** Returns a line for each import of a module above the importing one. Type imports count too. */
function upwardImports(files: string[]): string[] {
  return files.flatMap((file) => {
    const own = moduleOf(file)
    if (own === undefined) return [`${file} belongs to no layer`]
    return importsOf(file).flatMap((target) => {
      const other = moduleOf(target)
      return other !== undefined && order.indexOf(other) > order.indexOf(own) ? [`${file} imports ${target}`] : []
    })
  })
}

/** Returns one line per cycle, found by depth-first search. Type imports and dynamic imports count too. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push(`import cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
    if (done.has(file) || path.includes(file)) return
    for (const target of imports.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return cycles
}
