import { defineSemanticTokens } from '@chakra-ui/react'

/**
 * The colors of the product, light and dark. Names follow the library: `solid` is a fill, `contrast` the text on it,
 * `fg` the palette as text, `subtle` and `muted` its tints.
 */
export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#FBFAF7', '#12151C'),
    subtle: pair('#F4F2EC', '#0D1015'),
    hover: pair('#F9F7F2', '#212733'),
    muted: pair('#ECE9E1', '#242A36'),
    emphasized: pair('#E2DED4', '#2D3441'),
    panel: pair('#FFFFFF', '#1A1E27'),
    inverted: pair('#1A1E2B', '#ECEAE4'),
    error: pair('#FBEAE7', '#3A1E1E'),
    warning: pair('#FBF2DF', '#35290F'),
    success: pair('#E7F3EC', '#17302A'),
    info: pair('#EDF0FA', '#20294A'),
  },
  border: {
    DEFAULT: pair('#E2DED4', '#2D3441'),
    muted: pair('#EEEBE4', '#232935'),
    subtle: pair('#EEEBE4', '#232935'),
    emphasized: pair('#848177', '#6D7588'),
    inverted: pair('#1A1E2B', '#ECEAE4'),
    error: pair('#C23A2E', '#E8665A'),
    warning: pair('#B0770C', '#D99E3A'),
    success: pair('#2E8B61', '#4FB384'),
    info: pair('#2D4BB5', '#4A66D4'),
  },
  fg: {
    DEFAULT: pair('#1A1E2B', '#ECEAE4'),
    muted: pair('#565B6A', '#A9AEBB'),
    subtle: pair('#5F6472', '#8E94A3'),
    inverted: pair('#FFFFFF', '#1A1E27'),
    error: pair('#B0281E', '#FF9388'),
    warning: pair('#855400', '#EDBB62'),
    success: pair('#1A6E47', '#72CC9C'),
    info: pair('#2D4BB5', '#9FB2FB'),
  },
  accent: {
    solid: pair('#2D4BB5', '#4A66D4'),
    hover: pair('#243E9C', '#3F5AC6'),
    contrast: pair('#FFFFFF', '#FFFFFF'),
    fg: pair('#2D4BB5', '#9FB2FB'),
    subtle: pair('#EDF0FA', '#20294A'),
    muted: pair('#D8DFF5', '#2B3868'),
    emphasized: pair('#C3CEEF', '#36458A'),
    graph: pair('#2D4BB5', '#6F8BF0'),
    border: pair('#D8DFF5', '#2B3868'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
  income: {
    solid: pair('#2E8B61', '#4FB384'),
    contrast: pair('#04110A', '#0B1A13'),
    fg: pair('#1A6E47', '#72CC9C'),
    subtle: pair('#E7F3EC', '#17302A'),
    muted: pair('#CFE6D9', '#1F4337'),
    emphasized: pair('#B4D8C4', '#2A5A49'),
    border: pair('#CFE6D9', '#1F4337'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
  expense: {
    solid: pair('#757D99', '#7C86A6'),
    fg: pair('#4C5470', '#B4BAD0'),
  },
  warning: {
    solid: pair('#B0770C', '#D99E3A'),
    contrast: pair('#1A1204', '#1A1204'),
    fg: pair('#855400', '#EDBB62'),
    subtle: pair('#FBF2DF', '#35290F'),
    muted: pair('#F3E0B8', '#4D3B14'),
    emphasized: pair('#E9CF97', '#63491A'),
    border: pair('#F3E0B8', '#4D3B14'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
  over: {
    solid: pair('#C23A2E', '#E8665A'),
    hover: pair('#A93025', '#EF7B70'),
    contrast: pair('#FFFFFF', '#1D0E0C'),
    fg: pair('#B0281E', '#FF9388'),
    subtle: pair('#FBEAE7', '#3A1E1E'),
    muted: pair('#F4CFC9', '#552927'),
    emphasized: pair('#EBB3AA', '#6E3330'),
    border: pair('#F4CFC9', '#552927'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
  gray: {
    solid: pair('#1A1E2B', '#ECEAE4'),
    hover: pair('#2D3245', '#D9D6CF'),
    contrast: pair('#FFFFFF', '#1A1E27'),
    fg: pair('#1A1E2B', '#ECEAE4'),
    subtle: pair('#ECE9E1', '#242A36'),
    muted: pair('#E2DED4', '#2D3441'),
    emphasized: pair('#D3CEC2', '#3A4252'),
    border: pair('#E2DED4', '#2D3441'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
  focus: {
    ring: pair('#2D4BB5', '#9FB2FB'),
  },
  inverse: {
    info: pair('#9FB2FB', '#2D4BB5'),
    success: pair('#72CC9C', '#1A6E47'),
    error: pair('#FF9388', '#B0281E'),
    warning: pair('#EDBB62', '#855400'),
  },
  scrim: pair('rgba(26, 30, 43, 0.36)', 'rgba(6, 8, 12, 0.6)'),
  chart: {
    1: pair('#2D4BB5', '#6481E7'), // ultramarine
    2: pair('#C78130', '#E7B65A'), // amber
    3: pair('#2BA099', '#47BFAD'), // teal
    4: pair('#BD4256', '#FC878D'), // rose
    5: pair('#4E620F', '#96A554'), // olive
    6: pair('#417BC3', '#85D3F6'), // sky
    7: pair('#692E74', '#A156B2'), // plum
    8: pair('#6D7380', '#7B899D'), // slate
  },
  red: {
    solid: pair('#C23A2E', '#E8665A'),
    hover: pair('#A93025', '#EF7B70'),
    contrast: pair('#FFFFFF', '#1D0E0C'),
    fg: pair('#B0281E', '#FF9388'),
    subtle: pair('#FBEAE7', '#3A1E1E'),
    muted: pair('#F4CFC9', '#552927'),
    emphasized: pair('#EBB3AA', '#6E3330'),
    border: pair('#F4CFC9', '#552927'),
    focusRing: pair('#2D4BB5', '#9FB2FB'),
  },
})

/** Elevations: `xs` under outlined buttons, `md` for menus, toasts and floating buttons, `xl` for dialogs. */
export const shadows = defineSemanticTokens.shadows({
  xs: pair('0 1px 2px rgba(26, 30, 43, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.3)'),
  md: pair(
    '0 0 0 1px rgba(26, 30, 43, 0.06), 0 4px 12px -2px rgba(26, 30, 43, 0.10)',
    '0 0 0 1px #2D3441, 0 8px 20px -4px rgba(0, 0, 0, 0.5)',
  ),
  xl: pair(
    '0 0 0 1px rgba(26, 30, 43, 0.06), 0 24px 64px -12px rgba(26, 30, 43, 0.28)',
    '0 0 0 1px #343C4B, 0 24px 64px -12px rgba(0, 0, 0, 0.7)',
  ),
  sm: pair('0 1px 2px rgba(26, 30, 43, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.3)'),
  lg: pair(
    '0 0 0 1px rgba(26, 30, 43, 0.06), 0 4px 12px -2px rgba(26, 30, 43, 0.10)',
    '0 0 0 1px #2D3441, 0 8px 20px -4px rgba(0, 0, 0, 0.5)',
  ),
  '2xl': pair(
    '0 0 0 1px rgba(26, 30, 43, 0.06), 0 24px 64px -12px rgba(26, 30, 43, 0.28)',
    '0 0 0 1px #343C4B, 0 24px 64px -12px rgba(0, 0, 0, 0.7)',
  ),
})

function pair(light: string, dark: string) {
  return { value: { _light: light, _dark: dark } }
}
