import type { Plugin } from 'vite'

interface Definition {
  kind: string
  name: { value: string }
}

/** The prefix of the modules that this plugin makes. */
const prefix = '\0generated/'

const exportLine = /^export const (\w+) = (.*);$/gm
const documentText = /^(\{"kind":"Document","definitions":.*\}) as unknown as .*$/

/**
 * Makes a module of each generated document, fragment and hook, so that a screen loads only its own documents. The
 * generated file holds the documents of all screens, and each with a copy of its fragments.
 */
export function splitDocuments(): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'split-documents',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => ({ code: modules.get(id) ?? '', moduleType: 'ts', moduleSideEffects: false }),
    },
    transform: {
      filter: { id: /\/web\/generated\.ts$/ },
      handler(code) {
        const exported = [...code.matchAll(exportLine)].flatMap(([, name, text]) => {
          if (name === undefined || text === undefined) return []
          const document = documentText.exec(text)?.[1]
          const module = document === undefined ? hookModule(name, text) : documentModule(name, document, modules)
          modules.set(prefix + name, module)
          return `export * from ${JSON.stringify(prefix + name)};`
        })
        return { code: exported.join('\n'), map: null, moduleSideEffects: false }
      },
    },
  }
}

function hookModule(name: string, text: string): string {
  const document = text.match(/=> use\w+\((\w+Document),/)?.[1]
  const hook = text.match(/=> (use\w+)\(/)?.[1]
  if (document === undefined || hook === undefined) throw new Error(`The generated export ${name} is not a hook.`)
  return [
    `import { ${hook} } from '@apollo/client/react';`,
    `import { ${document} } from ${JSON.stringify(prefix + document)};`,
    `export const ${name} = ${text};`,
  ].join('\n')
}

function documentModule(name: string, json: string, modules: Map<string, string>): string {
  const document: { definitions: Definition[] } = JSON.parse(json)
  const imports: string[] = []
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== 'FragmentDefinition') return JSON.stringify(definition)
    const fragment = `fragment${definition.name.value}`
    modules.set(prefix + fragment, `export const ${fragment} = ${JSON.stringify(definition)};`)
    imports.push(`import { ${fragment} } from ${JSON.stringify(prefix + fragment)};`)
    return fragment
  })
  return [...imports, `export const ${name} = {"kind":"Document","definitions":[${definitions}]};`].join('\n')
}
