import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogAnatomy, menuAnatomy, popoverAnatomy, toastAnatomy, tooltipAnatomy } from '@chakra-ui/react/anatomy'

const shown = { animationDuration: 'base', animationTimingFunction: 'out' }

const menuItem = {
  textStyle: 'body',
  minH: '36px',
  px: '10px',
  py: '6px',
  gap: '10px',
  borderRadius: 'tag',
  _icon: { boxSize: '16px', color: 'fg.muted', flexShrink: 0 },
}

const toastOf = (tone: string) => ({
  bg: 'bg.inverted',
  color: 'fg.inverted',
  '--toast-tone': `colors.inverse.${tone}`,
})

export const overlaySlotRecipes = {
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: {
      backdrop: { bg: 'scrim', backdropFilter: 'none' },
      content: {
        borderRadius: 'dialog',
        boxShadow: 'xl',
        textStyle: 'body',
        _open: { animationDuration: 'slow', animationTimingFunction: 'out' },
        _closed: { animationDuration: 'slow', animationTimingFunction: 'in' },
      },
      header: { px: '24px', pt: '22px', pb: '0' },
      title: { textStyle: 'dialogTitle' },
      body: { px: '24px', pt: '6px', pb: '4px' },
      footer: { px: '24px', pt: '18px', pb: '20px', gap: '8px' },
      closeTrigger: { top: '16px', insetEnd: '16px' },
    },
    variants: {
      size: { sm: { content: { maxW: '440px' } }, md: { content: { maxW: '520px' } } },
      placement: {
        center: { content: { borderRadius: 'dialog' } },
        bottom: { content: { '--dialog-base-margin': '0px', borderRadius: '{radii.dialog} {radii.dialog} 0 0' } },
      },
    },
    defaultVariants: { placement: 'center' },
  }),
  menu: defineSlotRecipe({
    slots: menuAnatomy.keys(),
    base: {
      content: { boxShadow: 'md', borderRadius: 'panel', _open: shown, _closed: { animationDuration: 'fast' } },
      itemGroupLabel: { textStyle: 'caption', fontWeight: '500', color: 'fg.muted' },
      separator: { bg: 'border.muted' },
    },
    variants: {
      variant: { subtle: { item: { _highlighted: { bg: 'bg.muted' } } } },
      size: { md: { content: { minW: '12rem', maxW: 'calc(100vw - 32px)', padding: '6px' }, item: menuItem } },
    },
  }),
  popover: defineSlotRecipe({
    slots: popoverAnatomy.keys(),
    base: {
      content: { boxShadow: 'md', borderRadius: 'panel', textStyle: 'body', _open: shown },
    },
    variants: { size: { md: { content: { '--popover-padding': '12px' } } } },
  }),
  tooltip: defineSlotRecipe({
    slots: tooltipAnatomy.keys(),
    base: {
      content: {
        textStyle: 'caption',
        fontWeight: '500',
        px: '8px',
        py: '5px',
        borderRadius: 'tag',
        _open: { animationDuration: 'fast' },
      },
    },
  }),
  toast: defineSlotRecipe({
    slots: toastAnatomy.keys(),
    base: {
      root: {
        alignItems: 'center',
        gap: '10px',
        minH: '44px',
        py: '8px',
        ps: '14px',
        pe: '8px',
        borderRadius: 'control',
        boxShadow: 'md',
        transition: 'translate 180ms, scale 180ms, opacity 180ms, height 180ms',
        transitionTimingFunction: 'out',
        ...toastOf('info'),
        '&[data-type=success]': toastOf('success'),
        '&[data-type=error]': toastOf('error'),
        '&[data-type=warning]': toastOf('warning'),
      },
      title: { textStyle: 'body', fontWeight: '400', marginEnd: '0' },
      description: { textStyle: 'small' },
      indicator: { boxSize: '18px', color: 'var(--toast-tone)' },
      actionTrigger: {
        textStyle: 'strong',
        fontWeight: '600',
        px: '10px',
        height: '28px',
        borderWidth: '0',
        borderRadius: 'tag',
        cursor: 'pointer',
        _hover: { bg: 'fg.inverted/12' },
      },
      closeTrigger: {
        position: 'static',
        color: 'fg.inverted',
        opacity: '0.75',
        boxSize: '28px',
        padding: '0',
        borderRadius: 'tag',
        cursor: 'pointer',
        _hover: { bg: 'fg.inverted/12', opacity: '1' },
        _icon: { boxSize: '16px' },
      },
    },
  }),
}
