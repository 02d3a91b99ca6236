import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FileCheck2, QrCode } from 'lucide-react'
import type { FieldSource } from '../../../generated.ts'

/** Marks a value that was not read from the page. */
export function SourceMark({ source }: { source: FieldSource | undefined }) {
  if (!source) return null
  const [Icon, label] =
    source === 'E_INVOICE' ? [FileCheck2, t`From the e-invoice`] : ([QrCode, t`From the QR code`] as const)
  return (
    <Box as="span" role="img" aria-label={label} title={label} color="accent.fg" display="inline-flex">
      <Icon size={14} strokeWidth={2} aria-hidden />
    </Box>
  )
}
