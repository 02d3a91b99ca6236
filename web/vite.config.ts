import { resolve } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { hashScripts } from './hash-scripts.ts'
import { precompress } from './precompress.ts'
import { preloadScreens } from './preload-screens.ts'
import { splitDocuments } from './split-documents.ts'
import { staticTheme } from './static-theme.ts'
import { translate } from './translate-plugin.ts'

/** The parts of the libraries that the list of transactions shares with most screens. */
const parts =
  /@apollo\/client\/react\/hooks\/|@ark-ui\/react\/dist\/(_virtual|components\/(factory|field\/|fieldset\/use-fieldset-context)|providers\/environment\/use-|utils\/(compose-refs|create-context|create-split-props|use-safe-layout-effect))|@chakra-ui\/.*\/(circle\/index|grid\/grid|group\/group|input\/input|input-(addon|element|group)\/|separator\/separator|skeleton\/skeleton|square\/index|visually-hidden)|@zag-js\/(auto-resize|core\/dist\/merge-props|dom-query\/dist\/(chunk-|computed-style|node|shared))/

const routerFile = resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')

/** A library imports the dictionary of tokens, and two chunks must not import each other. */
const libraries = /node_modules\/|\/theme\/token-dictionary/

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** Names the chunk that the list of transactions shares with other screens, which are mostly lists too. */
function ofLists() {
  const ofTransactions = new Set<string>()
  const gather = (id: string, graph: Graph) => {
    if (ofTransactions.has(id) || /node_modules\/(?!@tanstack)/.test(id)) return
    ofTransactions.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) gather(imported, graph)
  }
  return (id: string, graph: Graph) => {
    gather(resolve(import.meta.dirname, 'features/transactions/list/TransactionsPage.tsx'), graph)
    return ofTransactions.has(id) ? 'lists' : null
  }
}

/**
 * Builds into dist/web, which the server serves. In development, the server mounts this configuration as middleware.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, 'public'),
  plugins: [
    translate(),
    splitDocuments(),
    staticTheme(),
    lingui(),
    react(),
    preloadScreens(resolve(import.meta.dirname, 'shell'), ['router.tsx', 'screens.tsx']),
    hashScripts(resolve(import.meta.dirname, 'public')),
    precompress(),
  ],
  resolve: {
    // The observable library has a smaller build for current browsers.
    conditions: ['es2015', ...defaultClientConditions],
    // The package of the router names its development build under every condition.
    alias: [{ find: /^react-router$/, replacement: routerFile }],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Images and fonts stay files, because the content security policy restricts data: URLs and files are cached
    // permanently.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // `defineConfig` returns its argument. Without this hint, the library's default theme is bundled completely.
      treeshake: { manualPureFunctions: ['defineConfig'] },
      output: {
        codeSplitting: {
          // Few large files compress better than many small ones.
          groups: [
            { name: 'libraries', test: libraries, tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'documents', test: /generated\.ts\?/, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
            { name: 'live', test: /\/web\/(app|features)\/.*(\/live|-cache)\.ts$/, minShareCount: 2 },
            { name: 'parts', test: parts, minShareCount: 2, includeDependenciesRecursively: false },
            // The register of an account has the same list, so a third screen shares what belongs here.
            { name: ofLists(), debugName: 'lists', minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
