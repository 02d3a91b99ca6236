import { expect, test } from 'vitest'
import { system } from '../../web/app/theme/system.ts'
import { tokenDictionary } from '../../web/app/theme/token-dictionary.ts'

const dictionary = tokenDictionary({
  prefix: 'chakra',
  names: {
    colors: ['bg', 'accent.fg', 'colorPalette.fg', 'whiteAlpha.50'],
    spacing: ['-1', '0.5'],
    breakpoints: ['md'],
  },
  exceptions: { 'spacing.-1': 'calc(var(--chakra-spacing-1) * -1)', 'spacing.0.5': 'var(--chakra-spacing-0\\.5)' },
})

test('a token has the same value as in the dictionary of the library', () => {
  for (const [name, value] of dictionary.flatMap) expect(value).toBe(system.tokens.getVar(name))
  expect(dictionary.getCategoryValues('breakpoints')).toEqual({ md: 'var(--chakra-breakpoints-md)' })
})

test('a palette sets the variables of its shades', () => {
  for (const [palette, values] of dictionary.colorPaletteMap) {
    for (const [variable, value] of values)
      expect(system.tokens.colorPaletteMap.get(palette)?.get(variable)).toBe(value)
  }
  expect([...dictionary.colorPaletteMap.keys()]).toEqual(['bg', 'accent', 'whiteAlpha'])
})

test.for(['1px solid {colors.bg}', 'inset 0 0 {colors.accent.fg/20}', '{spacing.-1}', 'none'])(
  'the references in %s are replaced as by the library',
  (text) => expect(dictionary.expandReferenceInValue(text)).toBe(system.tokens.expandReferenceInValue(text)),
)
