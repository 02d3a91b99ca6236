import { Box, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../../../app/offline/OfflineBanner.tsx'
import { AlsoReviewing } from '../../../app/presence/AlsoReviewing.tsx'
import type { ReceiptReviewFragment } from '../../../generated.ts'
import { RetryReading } from '../../../shared/controls/RetryReading.tsx'
import { MailNote } from '../../../shared/display/MailNote.tsx'
import { DuplicateChoice } from './DuplicateChoice.tsx'
import { FileDocuments } from './PartsOfFile.tsx'

export function ReviewNotices({ receipt, next }: { receipt: ReceiptReviewFragment; next: string }) {
  const { document, duplicateOf, eInvoice } = receipt
  const { note } = document
  const warnings = [...new Set([...(eInvoice?.warnings ?? []), ...(receipt.ibanWarning ? [receipt.ibanWarning] : [])])]
  return (
    <>
      <OfflineBanner />
      {document.state === 'STAGING' && <AlsoReviewing documentId={document.id} what="receipt" />}
      {note && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {t`Note: ${note}`}
        </Text>
      )}
      {document.mail && <MailNote mail={document.mail} />}
      <FileDocuments document={document} />
      {document.stage === 'FAILED' && (
        <Banner icon={CircleAlert} tone="over" action={<RetryReading documentId={document.id} />}>
          {document.failure ?? t`Couldn't read this document. Fill in the fields by hand.`} {t`The file is kept.`}
        </Banner>
      )}
      {warnings.map((warning) => (
        <Banner key={warning} icon={TriangleAlert} tone="over">
          {warning}
        </Banner>
      ))}
      {duplicateOf && document.sameAs && <DuplicateChoice receipt={receipt} earlier={duplicateOf} next={next} />}
    </>
  )
}

interface BannerProps {
  icon: LucideIcon
  tone: 'over' | 'warning'
  action?: ReactNode
  children: ReactNode
}

function Banner({ icon: Icon, tone, action, children }: BannerProps) {
  return (
    <Flex role="status" gap="10px" px="14px" py="12px" borderRadius="panel" bg={`${tone}.subtle`} align="flex-start">
      <Box color={`${tone}.fg`} mt="2px" flexShrink="0" aria-hidden>
        <Icon size={16} strokeWidth={2} />
      </Box>
      <Text flex="1" textWrap="pretty">
        {children}
      </Text>
      {action}
    </Flex>
  )
}
