import { Box, Button, chakra, Flex, IconButton, Separator } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { plural, t } from '@lingui/core/macro'
import { ListChecks, X } from 'lucide-react'
import type { ReactElement } from 'react'
import { Amount } from '../../../shared/display/Amount.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { useIsPhone } from '../../../shared/hooks/use-viewport.ts'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import { type BulkActionHandlers, BulkActions, type DrawAction } from './BulkActions.tsx'

interface BulkBarProps {
  count: number
  /** The total of the selected transactions, or null if unknown. */
  sum: { value: string; currency: string } | null
  /** The number of transactions that match the filter, or null if all are selected or the number exceeds the limit. */
  all: number | null
  onSelectAll: () => void
  actions: BulkActionHandlers
  onClose: () => void
}

export function BulkBar(props: BulkBarProps) {
  const isPhone = useIsPhone()
  return (
    <Box
      role="region"
      aria-label={t`Selected transactions`}
      data-bulk-bar
      position="fixed"
      zIndex="sticky"
      bottom={{ base: '0', md: '24px' }}
      insetStart={{ base: '0', md: 'var(--content-start)' }}
      insetEnd="var(--content-end)"
      pe={{ md: '84px' }}
      ps={{ md: '16px' }}
      display="flex"
      justifyContent="center"
      pointerEvents="none"
      animation="rise 180ms cubic-bezier(.2,.8,.2,1)"
    >
      <Global styles={aboveBar} />
      {isPhone ? <PhoneBar {...props} /> : <DesktopBar {...props} />}
    </Box>
  )
}

/** Keeps toasts above the bar, and lets the last row scroll above it, also where the bar has several lines. */
const aboveBar = {
  body: { '--content-bottom': '84px !important' },
  main: { paddingBottom: '240px !important' },
}

function DesktopBar({ count, sum, all, onSelectAll, actions, onClose }: BulkBarProps) {
  const format = new Intl.NumberFormat(useLocale())
  return (
    <Flex
      align="center"
      wrap="wrap"
      minH="52px"
      ps="18px"
      pe="8px"
      gap={{ base: '2px', lg: '6px' }}
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="panel"
      boxShadow="md"
      pointerEvents="auto"
      whiteSpace="nowrap"
    >
      <Box fontWeight="600" me="8px" aria-live="polite">
        {selectedLabel(count, format)}
      </Box>
      {sum && <Amount {...sum} sign="always" opacity="0.75" me="8px" />}
      <Divider />
      {all !== null && (
        <>
          <Button {...onInk} onClick={onSelectAll}>
            {t`Select all ${{ number: format.format(all) }}`}
          </Button>
          <Divider />
        </>
      )}
      <BulkActions actions={actions} draw={drawOnDesktop} />
      <Divider />
      <IconButton {...onInk} aria-label={t`Clear selection`} px="0" onClick={onClose}>
        <X strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}

function PhoneBar({ count, sum, all, onSelectAll, actions, onClose }: BulkBarProps) {
  const format = new Intl.NumberFormat(useLocale())
  return (
    <Box
      w="100%"
      bg="bg.inverted"
      color="fg.inverted"
      borderTopRadius="dialog"
      px="8px"
      pb="env(safe-area-inset-bottom)"
      pointerEvents="auto"
    >
      <Flex align="center" h="52px" pe="8px">
        <IconButton
          {...onInk}
          boxSize="44px"
          aria-label={t`Clear selection`}
          onClick={onClose}
          _icon={{ boxSize: '18px' }}
        >
          <X strokeWidth={1.75} />
        </IconButton>
        <Box fontWeight="600" aria-live="polite">
          {selectedLabel(count, format)}
        </Box>
        {sum && <Amount {...sum} sign="always" ms="auto" />}
      </Flex>
      <Flex pb="8px">
        {all !== null &&
          drawOnPhone({ icon: ListChecks, label: t`All ${{ number: format.format(all) }}`, onClick: onSelectAll })}
        <BulkActions actions={actions} draw={drawOnPhone} />
      </Flex>
      {actions.error && (
        <Box textStyle="caption" textAlign="center" opacity="0.75" pb="8px">
          {actions.error}
        </Box>
      )}
    </Box>
  )
}

const drawOnDesktop: DrawAction = ({
  icon: Icon,
  label,
  isDanger,
  isDisabled,
  tip,
  onClick,
  trigger,
}): ReactElement => {
  const button = (
    <Button
      {...onInk}
      key={label}
      px={{ base: '7px', lg: '10px' }}
      color={isDanger ? 'inverse.error' : 'fg.inverted'}
      disabled={isDisabled}
      onClick={onClick}
      {...trigger}
    >
      <Icon strokeWidth={1.75} />
      {label}
    </Button>
  )
  return tip ? (
    <Tooltip key={label} text={tip}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}

function selectedLabel(count: number, format: Intl.NumberFormat): string {
  const number = format.format(count)
  return t`${plural(count, { one: `${number} selected`, other: `${number} selected` })}`
}

const drawOnPhone: DrawAction = ({
  icon: Icon,
  label,
  shortLabel,
  isDanger,
  isDisabled,
  onClick,
  trigger,
}): ReactElement => (
  <chakra.button
    key={label}
    type="button"
    aria-label={label}
    flex="1 1 auto"
    minW="min-content"
    minH="52px"
    display="flex"
    flexDirection="column"
    alignItems="center"
    justifyContent="center"
    gap="5px"
    borderRadius="control"
    textStyle="caption"
    textAlign="center"
    color={isDanger ? 'inverse.error' : undefined}
    disabled={isDisabled}
    _disabled={{ opacity: 0.45 }}
    onClick={onClick}
    {...trigger}
  >
    <Icon size={20} strokeWidth={1.75} aria-hidden />
    {shortLabel ?? label}
  </chakra.button>
)

function Divider() {
  return <Separator orientation="vertical" h="24px" borderColor="fg.inverted/25" mx="4px" />
}

const onInk = {
  variant: 'ghost',
  color: 'fg.inverted',
  _hover: { bg: 'fg.inverted/12' },
  _expanded: { bg: 'fg.inverted/12', color: 'fg.inverted' },
  focusRingColor: 'fg.inverted',
} as const
