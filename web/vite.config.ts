import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Libraries that every screen needs. Charts are excluded, because every page would load them. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@firebase|firebase|idb|@apollo|@wry|optimism|graphql|graphql-ws|rxjs|@chakra-ui\/react|@ark-ui|@zag-js|@emotion|@floating-ui)\//

/** Components that only some screens need. They are bundled with those screens. */
const drawnLater =
  /node_modules\/(@chakra-ui\/react|@ark-ui|@zag-js)\/(?!.*\/theme\/)(.*\/)?(alert|aria-hidden|checkbox|checkmark|collection|combobox|dialog|field|focus-trap|list|native-select|popover|progress|radio-group|radiomark|remove-scroll|segment-group|switch|table|textarea|toast|toast-group)(\/|\.)/

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** Names the chunk that the list of transactions shares with other screens, which are mostly lists too. */
function ofLists() {
  const ofTransactions = new Set<string>()
  const gather = (id: string, graph: Graph) => {
    if (ofTransactions.has(id) || id.includes('node_modules')) return
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
  plugins: [react(), precompress()],
  // The observable library has a smaller build for current browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
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
            { name: 'libraries', test: (id) => libraries.test(id) && !drawnLater.test(id) },
            { name: 'shell', tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5 },
            { name: ofLists(), debugName: 'lists', minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
