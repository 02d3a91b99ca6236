import { chakra } from '@chakra-ui/react'

export const InlineInput = chakra('input', {
  base: {
    h: '30px',
    mx: '-6px',
    px: '6px',
    bg: 'transparent',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'tag',
    textStyle: 'body',
    textOverflow: 'ellipsis',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border' },
    _focusVisible: {
      outline: 'none',
      bg: 'bg.panel',
      borderColor: 'accent.fg',
      boxShadow: 'inset 0 0 0 1px {colors.accent.fg}, 0 0 0 3px {colors.accent.subtle}',
    },
    '@media (pointer: coarse)': { fontSize: '16px' },
  },
})
