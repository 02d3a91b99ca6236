import { Badge, Box, Center, Flex, Grid, Image, LinkBox, LinkOverlay, Skeleton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FileText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { ReviewersHere } from '../../../app/presence/ReviewersHere.tsx'
import type { ReceiptCardFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { DateLabel } from '../../../shared/display/DateLabel.tsx'
import { ReceiptMenu } from '../ReceiptMenu.tsx'
import { isBeingRead, statusOf } from '../receipt-status.ts'
import { factsOf } from './receipt-facts.ts'

const columns = 'repeat(auto-fill, minmax(min(200px, 46%), 1fr))'

export function ReceiptGrid({ receipts }: { receipts: readonly ReceiptCardFragment[] }) {
  return (
    <Grid
      as="ul"
      aria-label={t`Receipts`}
      templateColumns={columns}
      gap={{ base: '12px', md: '16px' }}
      listStyleType="none"
    >
      {receipts.map((receipt) => (
        <ReceiptCard key={receipt.id} receipt={receipt} />
      ))}
    </Grid>
  )
}

function ReceiptCard({ receipt }: { receipt: ReceiptCardFragment }) {
  const { name, day, total } = factsOf(receipt)
  const { text, tone } = statusOf(receipt.document)

  return (
    <LinkBox
      as="li"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      overflow="hidden"
      transitionProperty="background-color"
      transitionDuration="fast"
      _hover={{ bg: 'bg.hover' }}
      _focusWithin={{ outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' }}
    >
      <Box h="148px" bg="bg.muted" borderBottomWidth="1px">
        <Thumbnail receipt={receipt} />
      </Box>
      <Box ps="12px" pe="4px" pt="6px" pb="10px">
        <Flex align="center" justify="space-between" gap="4px">
          <LinkOverlay asChild textStyle="strong" display="block" minW="0" truncate>
            <RouterLink to={`/receipts/${receipt.id}/review`} style={{ outline: 'none' }}>
              {name}
            </RouterLink>
          </LinkOverlay>
          <Box position="relative" zIndex="1">
            <ReceiptMenu id={receipt.id} name={name} total={total} document={receipt.document} />
          </Box>
        </Flex>
        <Flex justify="space-between" wrap="wrap" columnGap="8px" pe="8px" textStyle="small" color="fg.muted">
          <DateLabel day={day} />
          {total && <Amount value={total.value} currency={total.currency} color="fg" fontWeight="500" />}
        </Flex>
        <Flex align="center" justify="space-between" gap="8px" minH="24px" mt="6px" pe="8px">
          <Badge size="sm" colorPalette={tone}>
            {text}
          </Badge>
          <ReviewersHere documentId={receipt.document.id} />
        </Flex>
      </Box>
    </LinkBox>
  )
}

function Thumbnail({ receipt: { pages, document } }: { receipt: ReceiptCardFragment }) {
  const [page] = pages
  if (page) {
    return (
      <Image src={page.imageUrl} alt="" loading="lazy" w="100%" h="100%" objectFit="cover" objectPosition="50% 12%" />
    )
  }
  if (isBeingRead(document)) return <Skeleton h="100%" borderRadius="0" />
  return (
    <Center h="100%" color="fg.muted">
      <FileText size={22} strokeWidth={1.75} aria-hidden />
    </Center>
  )
}

export function ReceiptGridSkeleton() {
  return (
    <Grid templateColumns={columns} gap={{ base: '12px', md: '16px' }} role="status" aria-label={t`Loading`}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, at) => (
        <Box key={key} bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="hidden">
          <Skeleton h="148px" borderRadius="0" />
          <Box px="12px" py="18px">
            <Skeleton h="12px" w={`${48 + ((at * 17) % 40)}%`} borderRadius="bar" />
            <Skeleton h="12px" w="64%" mt="14px" borderRadius="bar" />
            <Skeleton h="12px" w="36%" mt="18px" borderRadius="bar" />
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
