import { Badge, Box, Flex, LinkBox, LinkOverlay } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { ReceiptText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { useReviewersLabel } from '../../../app/presence/present.ts'
import { ReviewersHere } from '../../../app/presence/ReviewersHere.tsx'
import type { ReceiptCardFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { ReceiptMenu } from '../ReceiptMenu.tsx'
import { statusOf } from '../receipt-status.ts'
import { factsOf } from './receipt-facts.ts'

export function ReceiptList({ receipts }: { receipts: readonly ReceiptCardFragment[] }) {
  return (
    <Panel as="ul" isList aria-label={t`Receipts`} listStyleType="none">
      {receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} />
      ))}
    </Panel>
  )
}

function ReceiptRow({ receipt }: { receipt: ReceiptCardFragment }) {
  const locale = useLocale()
  const { name, day, total } = factsOf(receipt)
  const { text, tone } = statusOf(receipt.document)
  const reviewers = useReviewersLabel(receipt.document.id)

  return (
    <LinkBox
      as="li"
      display="flex"
      alignItems="center"
      gap="12px"
      px="16px"
      minH="58px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.hover' }}
      _focusWithin={{ boxShadow: 'inset 3px 0 0 {colors.accent.fg}' }}
    >
      <Tile icon={ReceiptText} tone="plain" size={36} />
      <Box flex="1" minW="0">
        <LinkOverlay asChild textStyle="strong" display="block" truncate>
          <RouterLink to={`/receipts/${receipt.id}/review`} style={{ outline: 'none' }}>
            {name}
          </RouterLink>
        </LinkOverlay>
        <Flex gap="8px" textStyle="small" color="fg.muted">
          {formatDay(day, locale)}
          <Box as="span" hideBelow="md" color={reviewers ? 'warning.fg' : undefined}>
            {reviewers ?? t`by ${{ name: receipt.document.createdBy.name }}`}
          </Box>
        </Flex>
      </Box>
      <ReviewersHere documentId={receipt.document.id} />
      <Badge size="sm" colorPalette={tone} hideBelow="sm">
        {text}
      </Badge>
      <Box minW="92px" textAlign="end">
        {total && <Amount value={total.value} currency={total.currency} fontWeight="500" />}
      </Box>
      <Box position="relative" zIndex="1" me="-8px">
        <ReceiptMenu id={receipt.id} name={name} total={total} document={receipt.document} />
      </Box>
    </LinkBox>
  )
}

export function ReceiptListSkeleton() {
  return (
    <Panel isList>
      <SkeletonRows count={8} hasTile rowHeight={58} />
    </Panel>
  )
}
