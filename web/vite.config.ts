import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** What a screen stands on, whichever it is. Charts are none of it on purpose: they would be loaded by every page. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@firebase|firebase|idb|@apollo|@wry|optimism|graphql|graphql-ws|rxjs|@chakra-ui\/react|@ark-ui|@zag-js|@emotion|@floating-ui)\//

/** The components that only some screens draw, or only when they are asked to: they go with those that do. */
const drawnLater =
  /node_modules\/(@chakra-ui\/react|@ark-ui|@zag-js)\/(?!.*\/theme\/)(.*\/)?(alert|aria-hidden|checkbox|checkmark|collection|combobox|dialog|field|focus-trap|list|native-select|popover|progress|radio-group|radiomark|remove-scroll|segment-group|switch|table|textarea|toast|toast-group)(\/|\.)/

interface Graph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

/** Names the file of what the list of transactions shares with other screens, as they are mostly lists too. */
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

/** Builds into dist/web; the server serves it there, and mounts this same configuration as middleware in development. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, 'public'),
  plugins: [react(), precompress()],
  // The observables have a smaller build for browsers of today.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Images and fonts stay files: the policy for data: addresses is narrower, and files are cached for ever.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // It only answers its argument: without this, the theme that the library begins with stays whole.
      treeshake: { manualPureFunctions: ['defineConfig'] },
      output: {
        codeSplitting: {
          // A few files rather than many small ones: what is packed together is packed smaller.
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
