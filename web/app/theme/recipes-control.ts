import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { comboboxAnatomy, fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy'

const focused = {
  outline: 'none',
  borderColor: 'accent.fg',
  boxShadow: 'inset 0 0 0 1px {colors.accent.fg}, 0 0 0 3px {colors.accent.subtle}',
}

/** Keeps the 2 px border of an invalid field while the field has the focus. */
const invalid = {
  borderColor: 'over.solid',
  boxShadow: 'inset 0 0 0 1px {colors.over.solid}',
  _focusVisible: {
    borderColor: 'over.solid',
    boxShadow: 'inset 0 0 0 1px {colors.over.solid}, 0 0 0 3px {colors.over.subtle}',
  },
}

const fieldStyles = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  focusVisibleRing: 'none',
  _focusVisible: focused,
  _invalid: invalid,
}

/** Phones zoom into fields whose text is smaller than 16 px. */
const noZoom = { '@media (pointer: coarse)': { fontSize: '16px' } }

const pressable = {
  // Extends the touch target to 44 px.
  '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-4px' } },
}

const buttonSize = (height: string, padding: string, textStyle: string, icon: string) => ({
  h: height,
  minW: height,
  px: padding,
  textStyle,
  gap: '8px',
  _icon: { width: icon, height: icon },
})

const fieldSize = (height: string, padding: string) => ({ '--input-height': height, px: padding, textStyle: 'body' })

export const controlRecipes = {
  button: defineRecipe({
    base: {
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
      lineHeight: '20px',
      _disabled: { layerStyle: 'disabled' },
      ...pressable,
    },
    variants: {
      size: {
        xs: buttonSize('24px', '8px', 'label', '14px'),
        sm: buttonSize('30px', '10px', 'label', '15px'),
        md: buttonSize('36px', '14px', 'strong', '16px'),
        lg: buttonSize('44px', '20px', 'strong', '16px'),
      },
      variant: {
        solid: {
          _hover: { bg: 'colorPalette.hover' },
          _expanded: { bg: 'colorPalette.hover' },
        },
        outline: {
          bg: 'bg.panel',
          color: 'fg',
          borderColor: 'border',
          boxShadow: 'xs',
          _hover: { bg: 'bg.hover' },
          _expanded: { bg: 'bg.hover' },
        },
        ghost: {
          color: 'fg.muted',
          _hover: { bg: 'bg.muted', color: 'fg' },
          _expanded: { bg: 'bg.muted', color: 'fg' },
        },
        plain: { px: '0', minW: '0', h: 'auto', color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
      },
    },
  }),
  input: defineRecipe({
    base: { textStyle: 'body', ...noZoom },
    variants: {
      size: {
        sm: fieldSize('36px', '12px'),
        md: fieldSize('40px', '12px'),
        lg: fieldSize('44px', '12px'),
      },
      variant: { outline: fieldStyles },
    },
  }),
  textarea: defineRecipe({
    base: noZoom,
    variants: { size: { md: { textStyle: 'body', px: '12px', py: '9px' } }, variant: { outline: fieldStyles } },
  }),
}

export const controlSlotRecipes = {
  nativeSelect: defineSlotRecipe({
    slots: nativeSelectAnatomy.keys(),
    base: { field: { ...noZoom, '& > option, & > optgroup': { bg: 'bg.panel' } } },
    variants: {
      variant: { outline: { field: fieldStyles } },
      size: {
        sm: {
          root: { '--select-field-height': '32px' },
          field: { textStyle: 'body' },
          indicator: { textStyle: 'body' },
        },
        md: {
          root: { '--select-field-height': '40px' },
          field: { textStyle: 'body' },
          indicator: { fontSize: '16px' },
        },
        lg: { root: { '--select-field-height': '44px' }, field: { textStyle: 'body' } },
      },
    },
  }),
  combobox: defineSlotRecipe({
    slots: comboboxAnatomy.keys(),
    base: {
      content: { boxShadow: 'md', borderRadius: 'panel' },
      input: noZoom,
      item: { minH: '36px', '@media (pointer: coarse)': { minH: '44px' }, _highlighted: { bg: 'bg.muted' } },
    },
    variants: { variant: { outline: { input: fieldStyles } } },
  }),
  field: defineSlotRecipe({
    slots: fieldAnatomy.keys(),
    base: {
      root: { gap: '6px' },
      label: { textStyle: 'label', gap: '4px', color: 'fg' },
      errorText: { textStyle: 'caption', fontSize: '13px', fontWeight: '400', color: 'over.fg', gap: '6px' },
      helperText: { textStyle: 'small', color: 'fg.muted' },
    },
  }),
}
