import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A script of the page that is not part of the bundle, because it runs before the bundle is loaded. */
const scriptTag = /<script src="\/([\w-]+\.js)"/g

/**
 * Gives the scripts of the page names with a hash, so that browsers cache them permanently. A returning user then does
 * not wait for the answer that they are unchanged.
 * @param folder the folder of the scripts
 */
export function hashScripts(folder: string): Plugin {
  return {
    name: 'hash-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no page.')
      page.source = String(page.source).replace(scriptTag, (_, name: string) => {
        const source = readFileSync(resolve(folder, name), 'utf8')
        return `<script src="/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}"`
      })
    },
  }
}
