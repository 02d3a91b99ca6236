import { createSystem, defineConfig } from '@chakra-ui/react'
import { base } from './base.ts'
import { colors, shadows } from './colors.ts'
import { fileRowCss } from './file-row-css.ts'
import { globalCss } from './global-css.ts'
import { controlRecipes, controlSlotRecipes } from './recipes-control.ts'
import { overlaySlotRecipes } from './recipes-overlay.ts'
import { choiceRecipes, choiceSlotRecipes } from './recipes-selection.ts'
import { surfaceRecipes, surfaceSlotRecipes } from './recipes-surface.ts'
import { rowCss } from './row-css.ts'
import { textStyles, tokens } from './tokens.ts'

export const system = createSystem(
  ...base,
  defineConfig({
    globalCss: { ...globalCss, ...rowCss, ...fileRowCss },
    theme: {
      tokens,
      textStyles,
      layerStyles: { disabled: { value: { opacity: '0.45', cursor: 'not-allowed' } } },
      semanticTokens: {
        colors,
        shadows,
        radii: {
          l1: { value: '{radii.tag}' },
          l2: { value: '{radii.control}' },
          l3: { value: '{radii.panel}' },
        },
      },
      recipes: { ...controlRecipes, ...choiceRecipes, ...surfaceRecipes },
      slotRecipes: { ...controlSlotRecipes, ...choiceSlotRecipes, ...overlaySlotRecipes, ...surfaceSlotRecipes },
      keyframes: {
        breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
        appear: { from: { opacity: '0' }, to: { opacity: '1' } },
        rise: { from: { opacity: '0', transform: 'translateY(4px)' }, to: { opacity: '1', transform: 'none' } },
      },
    },
  }),
)
