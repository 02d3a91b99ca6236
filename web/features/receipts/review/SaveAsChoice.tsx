import { Badge, Box, chakra, Flex, Heading, IconButton, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, X } from 'lucide-react'
import type { ReceiptReviewFragment, SaveAs } from '../../../generated.ts'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import type { Review } from './review-state.ts'

type Match = ReceiptReviewFragment['matches'][number]

interface SaveAsChoiceProps {
  matches: readonly Match[]
  review: Review
  onDecline: (transactionId: string) => void
}

export function SaveAsChoice({ matches, review: { form, choose }, onDecline }: SaveAsChoiceProps) {
  const options: { value: SaveAs; label: string }[] = [
    { value: 'ONE_TRANSACTION', label: t`One transaction` },
    { value: 'ONE_PER_CATEGORY', label: t`One per category` },
    ...(matches.length > 0 ? [{ value: 'ATTACH' as const, label: t`Attach to existing` }] : []),
  ]

  return (
    <Box as="section" aria-labelledby="save-as">
      <Heading as="h2" id="save-as" textStyle="section" mb="10px">
        {t`Save as`}
      </Heading>
      <SegmentedControl
        label={t`Save as`}
        isWide
        options={options}
        value={form.saveAs}
        onChange={(saveAs) => choose({ saveAs })}
      />
      {form.saveAs === 'ATTACH' && (
        <Stack role="radiogroup" aria-label={t`Attach to`} gap="8px" mt="10px">
          {matches.map((match) => (
            <MatchCard
              key={match.transaction.id}
              match={match}
              isChosen={match.transaction.id === form.transactionId}
              onChoose={() => choose({ transactionId: match.transaction.id })}
              onDecline={() => onDecline(match.transaction.id)}
            />
          ))}
        </Stack>
      )}
    </Box>
  )
}

interface MatchCardProps {
  match: Match
  isChosen: boolean
  onChoose: () => void
  onDecline: () => void
}

function MatchCard({ match: { transaction, reasons }, isChosen, onChoose, onDecline }: MatchCardProps) {
  const locale = useLocale()
  const { description, amount, type, authorName } = transaction
  const day = formatDay(transaction.date, locale)

  return (
    <Flex
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
      {...(isChosen
        ? { borderColor: 'accent.fg', boxShadow: 'inset 0 0 0 1px {colors.accent.fg}' }
        : { _hover: { bg: 'bg.hover' } })}
      _focusWithin={{ outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' }}
    >
      <chakra.label
        display="flex"
        flex="1"
        minW="0"
        alignItems="center"
        gap="12px"
        ps="16px"
        py="12px"
        cursor="pointer"
      >
        <chakra.input type="radio" name="attach-to" checked={isChosen} onChange={onChoose} srOnly />
        <Flex
          boxSize="18px"
          flexShrink="0"
          align="center"
          justify="center"
          borderRadius="full"
          borderWidth="1px"
          aria-hidden
          {...(isChosen
            ? { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' }
            : { borderColor: 'border.emphasized' })}
        >
          {isChosen && <Check size={12} strokeWidth={3} />}
        </Flex>
        <Box flex="1" minW="0">
          <Box textStyle="strong" truncate>
            {description}
          </Box>
          <Box textStyle="small" color="fg.muted">
            {t`${day}, added by ${authorName}`}
          </Box>
          <Flex gap="6px" mt="6px" wrap="wrap">
            {reasons.map((reason) => (
              <Badge key={reason} size="sm" colorPalette="gray" color="fg.muted">
                {reason}
              </Badge>
            ))}
          </Flex>
        </Box>
        <Amount value={amount.value} currency={amount.currency} type={type} fontWeight="500" />
      </chakra.label>
      <Tooltip text={t`Not a match`}>
        <IconButton
          aria-label={t`Not a match: ${description}`}
          size="sm"
          mx="8px"
          variant="ghost"
          colorPalette="gray"
          onClick={onDecline}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      </Tooltip>
    </Flex>
  )
}
