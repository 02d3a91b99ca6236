import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { checkboxAnatomy, radioGroupAnatomy, segmentGroupAnatomy, switchAnatomy } from '@chakra-ui/react/anatomy'

const tick = {
  borderRadius: 'check',
  bg: 'bg.panel',
  borderColor: 'border.emphasized',
  boxSize: '18px',
  p: '0',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  '&:is([data-state=checked], [data-state=indeterminate])': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
    color: 'accent.contrast',
  },
}

export const choiceRecipes = {
  checkmark: defineRecipe({ variants: { variant: { solid: tick } } }),
  radiomark: defineRecipe({
    base: { bg: 'bg.panel' },
    variants: { size: { md: { boxSize: '18px' } }, variant: { solid: { borderColor: 'border.emphasized' } } },
  }),
}

export const choiceSlotRecipes = {
  checkbox: defineSlotRecipe({
    slots: checkboxAnatomy.keys(),
    variants: {
      size: { md: { label: { textStyle: 'body', fontWeight: '400' }, control: tick } },
      variant: { solid: { control: tick } },
    },
  }),
  radioGroup: defineSlotRecipe({
    slots: radioGroupAnatomy.keys(),
    variants: {
      size: { md: { itemText: { textStyle: 'body', fontWeight: '400' }, itemControl: { boxSize: '18px' } } },
    },
  }),
  switch: defineSlotRecipe({
    slots: switchAnatomy.keys(),
    base: { label: { textStyle: 'body', fontWeight: '400', lineHeight: '20px' } },
    variants: {
      variant: {
        solid: {
          control: { bg: 'border.emphasized', _checked: { bg: 'accent.solid' } },
          thumb: { boxShadow: 'xs', _checked: { bg: 'accent.contrast' } },
        },
      },
      size: { md: { root: { '--switch-width': '36px', '--switch-height': '20px' } } },
    },
  }),
  segmentGroup: defineSlotRecipe({
    slots: segmentGroupAnatomy.keys(),
    base: {
      root: {
        '--segment-radius': 'radii.tag',
        '--segment-indicator-bg': 'colors.bg.panel',
        '--segment-indicator-shadow': '0 0 0 1px {colors.border}, {shadows.xs}',
        bg: 'bg.muted',
        boxShadow: 'none',
        borderRadius: 'control',
        p: '3px',
        minW: '0',
      },
      item: {
        color: 'fg.muted',
        textStyle: 'label',
        cursor: 'pointer',
        transitionProperty: 'color',
        transitionDuration: 'fast',
        _before: { display: 'none' },
        _checked: { color: 'fg' },
        _hover: { color: 'fg' },
        _disabled: { layerStyle: 'disabled' },
      },
    },
    variants: { size: { md: { item: { h: '30px', px: '12px', textStyle: 'label' } } } },
  }),
}
