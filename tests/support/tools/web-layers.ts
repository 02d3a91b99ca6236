import { cyclesIn, importsOf } from './layers.ts'

/**
 * The folders of the web app, from bottom to top. A file may import its own folder and earlier folders. `features`
 * stands for each folder of web/features, and features may not import each other. The web app shares `server/language`,
 * which does no I/O, and how documents are parsed with the server.
 */
export const webLayers: Record<string, string[]> = {
  language: ['server/language'],
  generated: ['schema/parse-on-use.ts', 'web/operations', 'web/generated.ts', 'web/kinds-generated.ts'],
  shared: [
    'web/shared/navigation',
    'web/shared/format',
    'web/shared/hooks',
    'web/shared/overlays',
    'web/shared/display',
    'web/shared/controls',
    'web/shared/filters',
    'web/shared/charts',
  ],
  app: [
    'web/app/identity',
    'web/app/error-reports',
    'web/app/theme',
    'web/app/apollo',
    'web/app/session',
    'web/app/language',
    'web/app/undo',
    'web/app/live',
    'web/app/records',
    'web/app/history',
    'web/app/offline',
    'web/app/presence',
    'web/app/accounts',
    'web/app/documents',
    'web/app/uploads',
    'web/app/feeds',
    'web/app/views',
    'web/app/period',
    'web/app/exports',
    'web/app/sample-data',
  ],
  features: ['web/features'],
  shell: ['web/shell', 'web/main.tsx'],
  build: [
    'web/po.d.ts',
    'web/hash-scripts.ts',
    'web/precompress.ts',
    'web/preload-screens.ts',
    'web/split-documents.ts',
    'web/static-theme.ts',
    'web/translate-plugin.ts',
    'web/vite.config.ts',
    'web/client-documents.ts',
  ],
}

const order = Object.values(webLayers).flat()

const folderOf = (file: string) => order.find((folder) => file === folder || file.startsWith(`${folder}/`))

const featureOf = (file: string) => /^web\/features\/[^/]+/.exec(file)?.[0]

/** Returns one line per forbidden import in the web app, and per import cycle between files. */
export function webViolations(files: string[]): string[] {
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  const violations = [...imports].flatMap(([file, targets]) => {
    if (!folderOf(file)) return [`${file} belongs to no layer`]
    return targets.filter((target) => !mayImport(file, target)).map((target) => `${file} imports ${target}`)
  })
  return [...violations, ...cyclesIn(imports)]
}

function mayImport(file: string, target: string): boolean {
  const [own, other] = [folderOf(file), folderOf(target)]
  if (own === undefined || other === undefined) return false
  return order.indexOf(other) <= order.indexOf(own) && (own !== other || featureOf(file) === featureOf(target))
}
