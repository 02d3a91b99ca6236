import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Builds into dist/web; the server serves it there, and mounts this same configuration as middleware in development. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(import.meta.dirname, 'public'),
  plugins: [react(), precompress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Images and fonts stay files: the policy for data: addresses is narrower, and files are cached for ever.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Charts have no group on purpose: as a group they are preloaded on every page.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'firebase', test: /node_modules\/(@firebase|firebase|idb)\// },
            { name: 'apollo', test: /node_modules\/(@apollo|@wry|optimism|graphql|graphql-ws|graphql-tag|rxjs)\// },
            { name: 'chakra', test: /node_modules\/(@chakra-ui\/react|@ark-ui|@zag-js|@emotion|@floating-ui)\// },
          ],
        },
      },
    },
  },
})
