import { Box, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { PartOfFileFragment, ReviewedDocumentFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'

export function FileDocuments({ document }: { document: ReviewedDocumentFragment }) {
  const { partOf } = document
  const documents = partOf ? [partOf, ...partOf.parts] : [document, ...document.parts]
  const { part, fileName } = document
  const { length: count } = documents
  if (count === 1) return null

  return (
    <Box as="nav" aria-label={t`Receipts in this file`}>
      <Text textStyle="small" color="fg.muted" mb="8px">
        {t`Receipt ${part} of ${count} in ${fileName}`}
      </Text>
      <Flex as="ul" gap="8px" wrap="wrap" listStyleType="none">
        {documents.map((each) => (
          <li key={each.id}>
            <PartLink part={each} isCurrent={each.id === document.id} />
          </li>
        ))}
      </Flex>
    </Box>
  )
}

function PartLink({ part, isCurrent }: { part: PartOfFileFragment; isCurrent: boolean }) {
  const { title, total, state, receiptId } = part
  return (
    <Flex
      asChild
      align="center"
      gap="8px"
      h="32px"
      px="12px"
      maxW="240px"
      textStyle="small"
      borderWidth="1px"
      borderRadius="control"
      bg={isCurrent ? 'accent.subtle' : 'bg.panel'}
      borderColor={isCurrent ? 'accent.muted' : 'border'}
      color={state === 'STAGING' ? 'fg' : 'fg.muted'}
      focusVisibleRing="outside"
    >
      <RouterLink to={`/receipts/${receiptId}/review`} aria-current={isCurrent ? 'page' : undefined}>
        <Box as="span" truncate>
          {title}
        </Box>
        {total && <Amount value={total.value} currency={total.currency} fontWeight="500" />}
      </RouterLink>
    </Flex>
  )
}
