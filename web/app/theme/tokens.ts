import { defineTextStyles, defineTokens } from '@chakra-ui/react'

export const tokens = defineTokens({
  fonts: {
    body: { value: '"Hanken Grotesk Variable", "Inter Variable", system-ui, sans-serif' },
    heading: { value: '"Hanken Grotesk Variable", "Inter Variable", system-ui, sans-serif' },
    mono: { value: 'ui-monospace, "SFMono-Regular", "DejaVu Sans Mono", Menlo, Consolas, monospace' },
  },
  radii: {
    bar: { value: '4px' },
    check: { value: '5px' },
    tag: { value: '6px' },
    control: { value: '8px' },
    tile: { value: '8px' },
    panel: { value: '12px' },
    dialog: { value: '16px' },
  },
  sizes: {
    sidebar: { value: '16rem' },
    sidebarCollapsed: { value: '5rem' },
    page: { value: '70rem' },
    row: { value: '46px' },
    rowTouch: { value: '60px' },
    control: { value: '36px' },
    field: { value: '40px' },
    touch: { value: '44px' },
  },
  durations: {
    fast: { value: '120ms' },
    base: { value: '180ms' },
    slow: { value: '300ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    in: { value: 'cubic-bezier(0.4, 0, 1, 1)' },
  },
  zIndex: {
    fab: { value: 900 },
  },
})

/** The type scale. Components must not set other font sizes. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: '12px', lineHeight: '16px', fontWeight: '400', letterSpacing: '0' } },
  small: { value: { fontSize: '13px', lineHeight: '18px', fontWeight: '400', letterSpacing: '0' } },
  label: { value: { fontSize: '13px', lineHeight: '18px', fontWeight: '500', letterSpacing: '0' } },
  body: { value: { fontSize: '14px', lineHeight: '20px', fontWeight: '400', letterSpacing: '0' } },
  strong: { value: { fontSize: '14px', lineHeight: '20px', fontWeight: '500', letterSpacing: '0' } },
  section: { value: { fontSize: '15px', lineHeight: '20px', fontWeight: '600', letterSpacing: '-0.006em' } },
  dialogTitle: { value: { fontSize: '17px', lineHeight: '24px', fontWeight: '600', letterSpacing: '-0.012em' } },
  pageTitle: { value: { fontSize: '22px', lineHeight: '28px', fontWeight: '600', letterSpacing: '-0.018em' } },
  figureSm: { value: { fontSize: '20px', lineHeight: '26px', fontWeight: '600', letterSpacing: '-0.012em' } },
  figure: { value: { fontSize: '28px', lineHeight: '34px', fontWeight: '600', letterSpacing: '-0.012em' } },
  amountEntry: { value: { fontSize: '32px', lineHeight: '40px', fontWeight: '600', letterSpacing: '-0.015em' } },
})
