import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'

export function ReviewBadge() {
  return (
    <chakra.span
      display="inline-block"
      boxSize="7px"
      flexShrink="0"
      alignSelf="center"
      borderRadius="full"
      borderWidth="1.5px"
      borderColor="accent.fg"
      title={t`Not reviewed`}
    >
      <VisuallyHidden>{t`Not reviewed`}</VisuallyHidden>
    </chakra.span>
  )
}
