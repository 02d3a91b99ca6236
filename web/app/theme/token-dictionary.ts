/** The tokens of each category, without the category, such as `accent.fg` in `colors`. */
export type TokenNames = Record<string, readonly string[]>

/**
 * Replaces the library's dictionary of tokens in the build, where the values of the tokens are variables of the
 * stylesheet. `useToken` has no values there.
 * @param options.exceptions the values that are not such a variable, such as negative distances
 */
export function tokenDictionary(options: { prefix: string; names: TokenNames; exceptions: Record<string, string> }) {
  const { prefix, names, exceptions } = options
  const flatMap = new Map<string, string>()
  const categories: Record<string, Record<string, string>> = {}
  for (const [category, tokens] of Object.entries(names)) {
    const values: Record<string, string> = {}
    for (const token of tokens) {
      const name = `${category}.${token}`
      const value = exceptions[name] ?? `var(${variableOf(prefix, category, token)})`
      values[token] = value
      flatMap.set(name, value)
    }
    categories[category] = values
  }
  const getVar = (name: string, fallback?: string) => flatMap.get(name) ?? fallback
  return {
    prefix,
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    flatMap,
    colorPaletteMap: palettesOf(prefix, categories.colors ?? {}),
    getVar,
    getByName: (name: string) => (flatMap.has(name) ? { value: flatMap.get(name) } : undefined),
    getCategoryValues: (category: string) => categories[category] ?? null,
    expandReferenceInValue: (text: string) =>
      text.includes('{') ? text.replace(/\{([^}]*)\}/g, (_, path: string) => colorMix(path, getVar)) : text,
  }
}

/** A palette sets the variables of `colorPalette`, such as `colorPalette.fg`, to the colors of the same names. */
function palettesOf(prefix: string, colors: Record<string, string>): Map<string, Map<string, string>> {
  const palettes = new Map<string, Map<string, string>>()
  for (const [color, value] of Object.entries(colors)) {
    const [root = '', ...shade] = color.split('.')
    if (root === 'colorPalette') continue
    const palette = palettes.get(root) ?? new Map<string, string>()
    palettes.set(root, palette.set(variableOf(prefix, 'colors', ['colorPalette', ...shade].join('.')), value))
  }
  return palettes
}

/** Resolves a reference such as `colors.red.fg` or, with an opacity in percent, `colors.red.fg/20`. */
function colorMix(reference: string, getVar: (name: string) => string | undefined): string {
  const [name = '', opacity] = reference.split('/')
  const value = getVar(name) ?? name
  return opacity === undefined ? value : `color-mix(in srgb, ${value} ${opacity}%, transparent)`
}

function variableOf(prefix: string, category: string, token: string): string {
  const name = `${prefix}-${category}-${token.replaceAll('.', '-')}`
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
