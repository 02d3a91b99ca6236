import { Box, Flex, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, type LucideIcon, Pencil, X } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { DraftRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { formatDay, formatMonth } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import type { DraftDecisions } from './draft-decisions.ts'

interface DraftRowProps {
  draft: DraftRowFragment
  /** Null if the user cannot decide, or if the card has the buttons. */
  decisions: DraftDecisions | null
  onLeave: () => void
}

export function DraftRow({ draft, decisions, onLeave }: DraftRowProps) {
  const locale = useLocale()
  const { description, category, date, month, amount, type, state } = draft
  const when = date ? formatDay(date, locale) : month && formatMonth(month, locale)
  const facts = [category?.name ?? t`Uncategorised`, when].filter(Boolean).join(' · ')

  return (
    <Box
      as="li"
      px="14px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      opacity={state === 'DISCARDED' ? 0.7 : 1}
    >
      <Flex gap="12px" minH="58px" align="center" wrap={{ base: 'wrap', md: 'nowrap' }} py={{ base: '8px', md: '0' }}>
        <CategoryTile category={category} size={36} />
        <Box flex="1" minW="100px">
          <Box textStyle="strong" truncate textDecoration={state === 'DISCARDED' ? 'line-through' : undefined}>
            {description}
          </Box>
          <Box textStyle="small" color="fg.muted" truncate>
            {facts}
          </Box>
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Amount
            value={amount.value}
            currency={amount.currency}
            fontWeight="500"
            {...(draft.kind === 'BUDGET_LINE' ? {} : { type })}
          />
          {state !== 'PENDING' && <Decided state={state} />}
        </Box>
        {decisions && state === 'PENDING' && (
          <Flex
            flexShrink="0"
            me="-8px"
            w={{ base: '100%', md: 'auto' }}
            justify="flex-end"
            mt={{ base: '-8px', md: '0' }}
          >
            <Action
              label={t`Approve ${description}`}
              icon={Check}
              disabled={decisions.isBusy}
              onClick={() => void decisions.approve([draft])}
            />
            <Tooltip text={t`Edit ${description}`}>
              <IconButton asChild aria-label={t`Edit ${description}`} size="sm" variant="ghost" colorPalette="gray">
                <RouterLink to={editPathOf(draft)} onClick={onLeave}>
                  <Pencil strokeWidth={1.75} />
                </RouterLink>
              </IconButton>
            </Tooltip>
            <Action
              label={t`Discard ${description}`}
              icon={X}
              disabled={decisions.isBusy}
              onClick={() => void decisions.discard([draft])}
            />
          </Flex>
        )}
      </Flex>
    </Box>
  )
}

export function editPathOf({ id }: DraftRowFragment): string {
  return `/review?item=${id}`
}

interface ActionProps {
  label: string
  icon: LucideIcon
  disabled: boolean
  onClick: () => void
}

function Action({ label, icon: Icon, ...rest }: ActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton aria-label={label} size="sm" variant="ghost" colorPalette="gray" {...rest}>
        <Icon strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  )
}

function Decided({ state }: { state: DraftRowFragment['state'] }) {
  const isIncluded = state !== 'DISCARDED'
  return (
    <Flex justify="flex-end" align="center" gap="4px" textStyle="caption" color={isIncluded ? 'income.fg' : 'fg.muted'}>
      {isIncluded && <Check size={14} strokeWidth={2} aria-hidden />}
      {isIncluded ? t`Saved` : t`Discarded`}
    </Flex>
  )
}
