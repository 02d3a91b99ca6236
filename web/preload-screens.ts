import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A screen of the route table: its path and the file that its module is imported from. */
const screen = /^( *)(?:\{ )?path: '([^':*]+)',\s+load: [^']*import\('([^']+)'\)/gm

/**
 * Writes preload.json, which lists the files that a path needs besides those of index.html. The server names them in
 * the page, so that the browser requests them at once. The font of all texts is preloaded too.
 * @param tables the files of the folder that list screens
 */
export function preloadScreens(folder: string, tables: readonly string[]): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const importsOf = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === name)
        if (!chunk || found.has(name)) return found
        found.add(name)
        for (const imported of chunk.imports) importsOf(imported, found)
        return found
      }
      const initial = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...importsOf(fileName)]),
      )
      const screens: Record<string, string[]> = {}
      for (const [, indent, path, file] of tables.flatMap((table) => [
        ...readFileSync(resolve(folder, table), 'utf8').matchAll(screen),
      ])) {
        const module = resolve(folder, file ?? '')
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
        if (!chunk || path === undefined) throw new Error(`The screen ${path} has no chunk.`)
        const own = [...importsOf(chunk.fileName)].filter((name) => !initial.has(name)).map((name) => `/${name}`)
        // The settings are the only screens that are shown within another one.
        if (indent !== '        ') screens[`/${path}`] = own
        else screens[`/settings/${path}`] = [...new Set([...(screens['/settings'] ?? []), ...own])]
      }
      this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(screens) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /hanken-grotesk-latin-400-700/.test(name))
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }
        return font ? [{ tag: 'link', attrs, injectTo: 'head' }] : []
      },
    },
  }
}
