import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  // The library sets one of Inter's alternates on every element. Hanken Grotesk has no alternates.
  '*, *::before, *::after': {
    fontFeatureSettings: 'normal',
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '120ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '120ms !important',
      transitionProperty: 'opacity !important',
    },
  },
  html: { colorPalette: 'accent', fontSize: '16px', scrollPaddingTop: '72px' },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  body: {
    background: 'bg',
    color: 'fg',
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    caretColor: 'accent.fg',
    // Defaults until the shell sets the sizes of its bars.
    '--content-start': '0px',
    '--content-end': '0px',
    '--content-bottom': '0px',
  },
  // A list is in the window's corner until it has its position. It can have the focus by then, so it is not hidden.
  '[data-part=content]:is([data-scope=combobox], [data-scope=menu], [data-scope=popover], [data-scope=tooltip])': {
    '@container not style(--x)': { opacity: '0 !important', pointerEvents: 'none' },
  },
  '[data-scope=toast]': { '@media print': { display: 'none' } },
  'li, tr': { '@media print': { breakInside: 'avoid' } },
  // Bars, shares and legends consist of backgrounds, which paper and forced colors leave out.
  '[data-graph], [data-graph] *': { printColorAdjust: 'exact', forcedColorAdjust: 'none' },
  '[data-graph]': { '@media (forced-colors: active)': { outline: '1px solid CanvasText' } },
  'a[aria-current=page]': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  '::selection': { background: 'accent.muted' },
})
