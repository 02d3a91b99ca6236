import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { progressAnatomy, tableAnatomy } from '@chakra-ui/react/anatomy'

export const surfaceRecipes = {
  badge: defineRecipe({
    base: { borderRadius: 'tag', fontWeight: '500' },
    variants: {
      size: {
        sm: { textStyle: 'caption', fontWeight: '500', px: '8px', minH: '22px' },
        md: { textStyle: 'label', px: '8px', minH: '24px' },
      },
    },
  }),
  skeleton: defineRecipe({
    variants: {
      loading: { true: { borderRadius: 'tag' } },
      variant: {
        // Most responses arrive within 200 ms, so nothing is shown before.
        pulse: {
          background: 'bg.muted',
          animation: 'appear 120ms 200ms both, breathe 1.6s 320ms ease-in-out infinite',
        },
      },
    },
  }),
  link: defineRecipe({
    base: { borderRadius: 'bar', gap: '4px' },
    variants: {
      variant: {
        plain: { color: 'accent.fg', fontWeight: '500', _hover: { textDecorationColor: 'currentColor' } },
        underline: { color: 'inherit', textDecorationColor: 'currentColor' },
      },
    },
  }),
  separator: defineRecipe({ base: { borderColor: 'border' } }),
}

export const surfaceSlotRecipes = {
  table: defineSlotRecipe({
    slots: tableAnatomy.keys(),
    base: { columnHeader: { textStyle: 'caption', fontWeight: '500', color: 'fg.muted' } },
    variants: {
      variant: {
        line: {
          row: { bg: 'transparent' },
          columnHeader: { borderBottomWidth: '0', h: '38px' },
          cell: { borderBottomWidth: '0', borderTopWidth: '1px', borderColor: 'border.muted', h: 'row' },
        },
      },
      size: {
        md: { root: { textStyle: 'body' }, cell: { px: '20px', py: '0' }, columnHeader: { px: '20px', py: '0' } },
      },
      interactive: { true: { body: { '& tr': { _hover: { bg: 'bg.hover' } } } } },
    },
  }),
  progress: defineSlotRecipe({
    slots: progressAnatomy.keys(),
    variants: {
      variant: {
        outline: { track: { shadow: 'none', bgColor: 'bg.muted' }, range: { bgColor: 'accent.graph' } },
      },
      size: { sm: { track: { h: '6px' } }, md: { track: { h: '8px' } } },
      shape: { rounded: { track: { borderRadius: 'bar' } } },
    },
  }),
}
