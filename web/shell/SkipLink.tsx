import { chakra } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { RefObject } from 'react'

/** Moves the keyboard focus past the navigation. Visible only while it has the focus. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  return (
    <chakra.button
      type="button"
      position="fixed"
      top="-80px"
      insetStart="12px"
      zIndex="skipNav"
      h="36px"
      px="14px"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      color="accent.fg"
      textStyle="strong"
      boxShadow="md"
      focusVisibleRing="outside"
      _focusVisible={{ top: '13px' }}
      onClick={() => to.current?.focus()}
    >
      {t`Skip to content`}
    </chakra.button>
  )
}
