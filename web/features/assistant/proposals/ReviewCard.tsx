import { Box, Button, Flex, Progress } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { ArrowRight, List, type LucideIcon, ReceiptText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { type ChatDocumentFragment, type StagedDocumentFragment, useReceiptCheckQuery } from '../../../generated.ts'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { Tile } from '../../../shared/display/Tile.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

interface ReviewCardProps {
  document: ChatDocumentFragment
  reviewUrl: string
  onLeave: () => void
}

export function ReviewCard({ document, reviewUrl, onLeave }: ReviewCardProps) {
  const all: readonly StagedDocumentFragment[] = [document, ...document.parts]
  const itemCount = all.reduce((sum, each) => sum + each.itemCount, 0)
  const pendingCount = all.reduce((sum, each) => sum + each.pendingItemCount, 0)
  const pending = all.find(({ pendingItemCount }) => pendingItemCount > 0)
  const reviewed = itemCount - pendingCount

  return (
    <Box borderWidth="1px" borderRadius="panel" overflow="hidden">
      {document.parts.length > 0 ? (
        <>
          <Flex gap="12px" px="14px" py="13px" align="center">
            <Tile icon={ReceiptText} tone="plain" size={36} />
            <Box flex="1" minW="0">
              <Box textStyle="strong" truncate>
                {document.fileName}
              </Box>
              <Box textStyle="small" color="fg.muted" mt="2px">
                {[formatReceipts(all.length), formatItems(itemCount)].join(', ')}
              </Box>
            </Box>
          </Flex>
          <PartList documents={all} onLeave={onLeave} />
        </>
      ) : (
        <Facts document={document} />
      )}
      <Flex align="center" gap="10px" px="14px" py="8px" pe="8px" borderTopWidth="1px" bg="bg.subtle">
        <Progress.Root
          size="sm"
          w="96px"
          flexShrink="1"
          value={itemCount > 0 ? (reviewed / itemCount) * 100 : 100}
          aria-label={t`Reviewed`}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Box textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {t`${reviewed} of ${itemCount} reviewed`}
        </Box>
        {pending ? (
          <Button asChild size="sm" ms="auto">
            <RouterLink to={pending === document ? reviewUrl : pending.reviewPath} onClick={onLeave}>
              {t`Review Items`}
              <ArrowRight strokeWidth={2} />
            </RouterLink>
          </Button>
        ) : (
          <Button asChild size="sm" ms="auto" variant="outline" colorPalette="gray">
            <RouterLink to={reviewUrl} onClick={onLeave}>
              {t({ message: 'Open', context: 'verb' })}
            </RouterLink>
          </Button>
        )}
      </Flex>
    </Box>
  )
}

function Facts({ document }: { document: ChatDocumentFragment }) {
  const locale = useLocale()
  const { category, day, toCheck } = useReading(document)
  const { itemCount, pendingItemCount, total } = document
  return (
    <Flex gap="12px" px="14px" py="13px" align="center">
      {category ? (
        <CategoryTile category={category} size={36} />
      ) : (
        <Tile icon={iconOf(document)} tone="plain" size={36} />
      )}
      <Box flex="1" minW="0">
        <Flex gap="12px" justify="space-between" textStyle="strong">
          <Box truncate>{document.title || document.fileName}</Box>
          {total && <Amount value={total.value} currency={total.currency} fontWeight="600" />}
        </Flex>
        <Flex gap="12px" justify="space-between" textStyle="small" color="fg.muted" mt="2px">
          <span>{[day && formatDay(day, locale), formatItems(itemCount)].filter(Boolean).join(', ')}</span>
          {toCheck > 0 && pendingItemCount > 0 && (
            <Box as="span" color="warning.fg">
              {t`${toCheck} to check`}
            </Box>
          )}
        </Flex>
      </Box>
    </Flex>
  )
}

/** Returns the day and category of the receipt and its number of doubts. */
function useReading({ receiptId }: StagedDocumentFragment) {
  const { data } = useReceiptCheckQuery({ variables: { id: receiptId ?? '' }, skip: !receiptId })
  if (!data) return { category: null, day: null, toCheck: 0 }
  const { merchant, date, currency, total, tax, items } = data.receipt
  // Counts doubts like the review page, where a missing tax is not a doubt.
  const ofTax = tax.value === null ? [] : [tax]
  const doubts = [merchant, date, currency, total, ...ofTax, ...items.filter(({ state }) => state === 'PENDING')]
  return {
    category: items.find((item) => item.category)?.category ?? null,
    day: date.value,
    toCheck: doubts.filter(({ doubt }) => doubt !== null).length,
  }
}

const formatReceipts = (count: number) => plural(count, { one: '# receipt', other: '# receipts' })
const formatItems = (count: number) => plural(count, { one: '# item', other: '# items' })

function iconOf({ kind }: StagedDocumentFragment): LucideIcon {
  return kind === 'RECEIPT' ? ReceiptText : List
}

interface PartListProps {
  documents: readonly StagedDocumentFragment[]
  onLeave: () => void
}

function PartList({ documents, onLeave }: PartListProps) {
  return (
    <Box as="ol" aria-label={t`Receipts in this file`} listStyleType="none">
      {documents.map((part) => (
        <Flex
          key={part.id}
          as="li"
          gap="12px"
          px="14px"
          minH="46px"
          align="center"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1" minW="0" truncate>
            <TextLink to={part.reviewPath} onClick={onLeave}>
              {part.title || part.fileName}
            </TextLink>
          </Box>
          <Box textStyle="small" color="fg.muted" whiteSpace="nowrap">
            {statusOf(part)}
          </Box>
          {part.total && <Amount value={part.total.value} currency={part.total.currency} fontWeight="500" />}
        </Flex>
      ))}
    </Box>
  )
}

function statusOf({ stage, itemCount, pendingItemCount }: StagedDocumentFragment): string {
  if (stage === 'FAILED') return t`Couldn't read`
  if (stage !== 'STAGED') return t`Reading`
  if (pendingItemCount === 0) return t`Reviewed`
  return formatItems(itemCount)
}
