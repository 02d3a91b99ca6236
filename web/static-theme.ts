import { resolve } from 'node:path'
import type { SystemContext } from '@chakra-ui/react'
import type { Plugin } from 'vite'
import { tokenDictionary } from './app/theme/token-dictionary.ts'

const stylesheet = '\0theme.css'
const dictionaryFile = /@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/

/**
 * Computes the theme at build time. The reset, the global styles and the variables of the tokens become a stylesheet,
 * and the merged configuration replaces its sources. Otherwise each visit computes them before it shows anything.
 */
export function staticTheme(): Plugin {
  let reading: ReturnType<typeof readTheme> | undefined
  return {
    name: 'static-theme',
    enforce: 'pre',
    apply: 'build',
    resolveId: { filter: { id: new RegExp(`^${stylesheet}$`) }, handler: (id) => id },
    load: {
      filter: { id: [new RegExp(`^${stylesheet}$`), /\/web\/app\/theme\/system\.ts$/, dictionaryFile] },
      async handler(id) {
        reading ??= readTheme()
        const { css, system } = await reading
        if (id === stylesheet) return css
        return dictionaryFile.test(id) ? dictionaryModule(system.tokens) : systemModule(system._config)
      },
    },
  }
}

async function readTheme() {
  const [{ createElement }, { renderToStaticMarkup }, { ChakraProvider }, { system }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('@chakra-ui/react'),
    import('./app/theme/system.ts'),
  ])
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }))
  const css = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles]) => styles).join('')
  return { css, system }
}

function systemModule({ theme, cssVarsPrefix, cssVarsRoot }: SystemContext['_config']): string {
  const { tokens, semanticTokens, keyframes, ...rest } = theme ?? {}
  const config = { preflight: false, cssVarsPrefix, cssVarsRoot, theme: rest }
  return [
    `import ${JSON.stringify(stylesheet)};`,
    `import { createSystem } from '@chakra-ui/react';`,
    `import { defaultBaseConfig } from '@chakra-ui/react/preset-base';`,
    `export const system = createSystem(defaultBaseConfig, ${JSON.stringify(config)});`,
  ].join('\n')
}

/** @throws Error if the dictionary differs from the library's */
function dictionaryModule({ prefix, flatMap, colorPaletteMap }: SystemContext['tokens']): string {
  const names: Record<string, string[]> = {}
  for (const name of flatMap.keys()) {
    const [category = '', ...token] = name.split('.')
    names[category] = [...(names[category] ?? []), token.join('.')]
  }
  const derived = tokenDictionary({ prefix, names, exceptions: {} }).flatMap
  const exceptions = Object.fromEntries([...flatMap].filter(([name, value]) => derived.get(name) !== value))
  const { colorPaletteMap: palettes } = tokenDictionary({ prefix, names, exceptions })
  for (const [palette, values] of colorPaletteMap) {
    for (const [variable, value] of values) {
      if (palettes.get(palette)?.get(variable) !== value) throw new Error(`The palette ${palette} has no ${variable}.`)
    }
  }
  const options = JSON.stringify({ prefix, names, exceptions })
  return [
    `import { tokenDictionary } from ${JSON.stringify(resolve(import.meta.dirname, 'app/theme/token-dictionary.ts'))};`,
    `export const tokenCategories = [];`,
    `export const createTokenDictionary = () => tokenDictionary(${options});`,
  ].join('\n')
}
