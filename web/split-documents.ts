import { parse } from 'graphql'
import type { Plugin } from 'vite'

const importLine = /^import .*$/gm
const exported = /^export const (\w+) = (.*?);$/gms
const documentText = /parseOnUse<.*?>\(`(.*)`(?:, \[(.*)\])?\)$/s

/**
 * Makes a module of each generated document, fragment and hook, so that a screen loads only its own documents. The
 * build parses the documents, because the parser of GraphQL would add 8 kB to the first load.
 */
export function splitDocuments(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'split-documents',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/generated\.ts\?/ },
      handler: (id) => ({ code: modules.get(id) ?? '', moduleType: 'ts', moduleSideEffects: false }),
    },
    transform: {
      filter: { id: /\/web\/(operations\/)?generated\.ts$/ },
      handler(code, id) {
        const lines: string[] = code.match(/^export \* .*$/gm) ?? []
        const imports = code.match(importLine) ?? []
        for (const [, name, value = ''] of code.matchAll(exported)) {
          const [, text, fragments = ''] = documentText.exec(value) ?? []
          const module =
            text === undefined
              ? [...imports, `export const ${name} = ${value};`]
              : [`import { ${fragments} } from './generated.ts';`, `export const ${name} = ${parsed(text, fragments)};`]
          modules.set(`${id}?${name}`, module.join('\n'))
          lines.push(`export * from './generated.ts?${name}';`)
        }
        return { code: lines.join('\n'), map: null, moduleSideEffects: false }
      },
    },
  }
}

function parsed(text: string, fragments: string): string {
  const own = JSON.stringify(parse(text, { noLocation: true }).definitions).slice(1, -1)
  const spread = fragments
    .split(', ')
    .filter(Boolean)
    .map((fragment) => `...${fragment}.definitions`)
  return `{ kind: 'Document', definitions: [...new Set([${[own, ...spread]}])] }`
}
