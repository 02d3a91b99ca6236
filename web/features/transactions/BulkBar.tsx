import { Box, Button, chakra, Flex, IconButton, Separator } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { ListChecks, type LucideIcon, Trash2, X } from 'lucide-react'
import { Amount } from '../../shared/Amount.tsx'
import { HoverTip } from '../../shared/HoverTip.tsx'

interface BulkBarProps {
  count: number
  /** Of the selected; null while it is not known. */
  sum: { value: string; currency: string } | null
  /** How many the filter finds in all; null where there are none beyond the selected, or too many to select. */
  all: number | null
  isSelectingAll: boolean
  onSelectAll: () => void
  onDelete: () => void
  /** Why it may not be deleted. */
  refusal: string | null
  onClose: () => void
}

/** What can be done with the selected rows: an ink bar over the list; on a phone in the place of the bottom bar. */
export function BulkBar(props: BulkBarProps) {
  return (
    <Box
      role="region"
      aria-label="Selected transactions"
      data-bulk-bar
      position="fixed"
      zIndex="sticky"
      bottom={{ base: '0', md: '24px' }}
      insetStart={{ base: '0', md: 'var(--content-start)' }}
      insetEnd="0"
      display="flex"
      justifyContent="center"
      pointerEvents="none"
      animation="rise 180ms cubic-bezier(.2,.8,.2,1)"
    >
      <Global styles={aboveBar} />
      <DeskBar {...props} />
      <PhoneBar {...props} />
    </Box>
  )
}

/** Toasts stand above the bar. */
const aboveBar = { body: { '--content-bottom': '84px !important' } }

function DeskBar({ count, sum, all, isSelectingAll, onSelectAll, onDelete, refusal, onClose }: BulkBarProps) {
  return (
    <Flex
      hideBelow="md"
      align="center"
      h="52px"
      ps="18px"
      pe="8px"
      gap="6px"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="panel"
      boxShadow="md"
      pointerEvents="auto"
      whiteSpace="nowrap"
    >
      <Box fontWeight="600" me="8px" aria-live="polite">
        {count} selected
      </Box>
      {sum && <Amount {...sum} sign="always" opacity="0.75" me="8px" />}
      <Divider />
      {all !== null && (
        <>
          <Button {...onInk} disabled={isSelectingAll} onClick={onSelectAll}>
            {isSelectingAll ? 'Selecting' : `Select all ${all}`}
          </Button>
          <Divider />
        </>
      )}
      <HoverTip text={refusal}>
        <Button {...onInk} color="inverse.error" disabled={refusal !== null} onClick={onDelete}>
          <Trash2 strokeWidth={1.75} />
          Delete
        </Button>
      </HoverTip>
      <Divider />
      <IconButton {...onInk} aria-label="Select none" px="0" onClick={onClose}>
        <X strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}

function PhoneBar({ count, sum, all, isSelectingAll, onSelectAll, onDelete, refusal, onClose }: BulkBarProps) {
  return (
    <Box
      hideFrom="md"
      w="100%"
      bg="bg.inverted"
      color="fg.inverted"
      borderTopRadius="dialog"
      px="8px"
      pb="env(safe-area-inset-bottom)"
      pointerEvents="auto"
    >
      <Flex align="center" h="52px" pe="8px">
        <IconButton {...onInk} boxSize="44px" aria-label="Select none" onClick={onClose} _icon={{ boxSize: '18px' }}>
          <X strokeWidth={1.75} />
        </IconButton>
        <Box fontWeight="600" aria-live="polite">
          {count} selected
        </Box>
        {sum && <Amount {...sum} sign="always" ms="auto" />}
      </Flex>
      <Flex pb="8px">
        {all !== null && (
          <PhoneAction icon={ListChecks} isDisabled={isSelectingAll} onClick={onSelectAll}>
            All {all}
          </PhoneAction>
        )}
        <PhoneAction icon={Trash2} color="inverse.error" isDisabled={refusal !== null} onClick={onDelete}>
          Delete
        </PhoneAction>
      </Flex>
      {refusal && (
        <Box textStyle="caption" textAlign="center" opacity="0.75" pb="8px">
          {refusal}
        </Box>
      )}
    </Box>
  )
}

interface PhoneActionProps {
  icon: LucideIcon
  color?: string
  isDisabled: boolean
  onClick: () => void
  children: React.ReactNode
}

function PhoneAction({ icon: Icon, color, isDisabled, onClick, children }: PhoneActionProps) {
  return (
    <chakra.button
      type="button"
      flex="1"
      h="52px"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="5px"
      borderRadius="control"
      textStyle="caption"
      color={color}
      disabled={isDisabled}
      _disabled={{ opacity: 0.45 }}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </chakra.button>
  )
}

function Divider() {
  return <Separator orientation="vertical" h="24px" borderColor="fg.inverted/25" mx="4px" />
}

const onInk = {
  variant: 'ghost',
  color: 'fg.inverted',
  _hover: { bg: 'fg.inverted/12' },
  _expanded: {},
  focusRingColor: 'fg.inverted',
} as const
