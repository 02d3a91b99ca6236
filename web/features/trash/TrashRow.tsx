import { Box, Button, Checkbox, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { TrashRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { Tile } from '../../shared/display/Tile.tsx'
import { dayOf, formatDay } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { useNow } from '../../shared/hooks/use-now.ts'
import { iconOf, nameOf, timeLeft } from './labels.ts'

interface TrashRowProps {
  record: TrashRowFragment
  isSelected: boolean
  isRestoring: boolean
  onToggle: () => void
  onRestore: () => void
}

export function TrashRow({ record, isSelected, isRestoring, onToggle, onRestore }: TrashRowProps) {
  const now = useNow()
  const { kind, type, amount, endsAt, mayRestore } = record
  const name = nameOf(record)

  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      px={{ base: '12px', md: '16px' }}
      minH={{ base: '68px', md: '58px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isSelected ? 'accent.subtle' : undefined}
      _first={{ borderTopWidth: '0' }}
      _hover={isSelected ? {} : { bg: 'bg.hover' }}
    >
      <Checkbox.Root checked={isSelected} disabled={!mayRestore} onCheckedChange={onToggle}>
        <Checkbox.HiddenInput aria-label={t`Select ${name}`} />
        <Checkbox.Control />
      </Checkbox.Root>
      <Box hideBelow="md">
        <Tile icon={iconOf(kind)} tone="plain" size={36} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate>
          {name}
        </Box>
        <Box textStyle="small" color="fg.muted" truncate>
          <DeletedText record={record} />
        </Box>
        <Box textStyle="caption" color="fg.muted" hideFrom="md">
          {timeLeft(endsAt, now)}
        </Box>
      </Box>
      <Box textStyle="small" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
        {timeLeft(endsAt, now)}
      </Box>
      <Box minW={{ md: '104px' }} textAlign="end">
        {amount && (
          <Amount
            value={amount.value}
            currency={amount.currency}
            fontWeight="500"
            {...(kind === 'TRANSACTION' && type ? { type } : {})}
          />
        )}
      </Box>
      {mayRestore && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          minW={{ base: '44px', md: '0' }}
          minH={{ base: '44px', md: '0' }}
          disabled={isRestoring}
          aria-label={t`Restore ${name}`}
          onClick={onRestore}
        >
          <Undo2 strokeWidth={1.75} />
          <Box as="span" hideBelow="md">
            {t`Restore`}
          </Box>
        </Button>
      )}
    </Flex>
  )
}

/** "Deleted Nov 12 by Ana". Phones have no room for the first word. */
function DeletedText({ record: { deletedAt, deletedBy } }: { record: TrashRowFragment }) {
  const day = formatDay(dayOf(new Date(deletedAt)), useLocale())
  const name = deletedBy?.name
  return deletedBy ? (
    <Trans>
      <Box as="span" hideBelow="md">
        Deleted{' '}
      </Box>
      {day} by {name}
    </Trans>
  ) : (
    <Trans>
      <Box as="span" hideBelow="md">
        Deleted{' '}
      </Box>
      {day}
    </Trans>
  )
}
