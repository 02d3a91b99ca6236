import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'

/** Marks a transaction that lowers the total of its category. */
export function RefundMark() {
  return (
    <Box as="span" textStyle="caption" color="fg.muted" flexShrink="0" alignSelf="center">
      {t`Refund`}
    </Box>
  )
}
