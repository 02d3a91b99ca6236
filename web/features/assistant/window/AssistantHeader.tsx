import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { History, type LucideIcon, RotateCw, SquarePen, X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useLocale } from '../../../shared/format/locale.ts'
import { ConfirmDialog } from '../../../shared/overlays/ConfirmDialog.tsx'
import { Tooltip } from '../../../shared/overlays/Tooltip.tsx'
import { useCreditsLeft } from '../composer/credits.ts'

interface AssistantHeaderProps {
  organizationName: string | null
  isStarting: boolean
  isListOpen: boolean
  onList: () => void
  onNew: () => Promise<void>
  onRefresh: () => Promise<void>
  onClose: () => void
}

export function AssistantHeader(props: AssistantHeaderProps) {
  const { organizationName, isStarting, isListOpen, onList, onNew, onRefresh, onClose } = props
  const [isAsking, setAsking] = useState(false)
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await onRefresh()
    setRefreshing(false)
  }

  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2px', md: '8px' }}
      minH="67px"
      ps="20px"
      pe="12px"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <Box minW="0">
        <Heading as="h2" textStyle="dialogTitle" fontSize="16px" lineHeight="22px">
          {t`AI Assistant`}
        </Heading>
        <CreditsLine organizationName={organizationName} />
      </Box>
      <Flex ms="auto" gap={{ base: '0', md: '6px' }}>
        <HeaderButton
          label={t`Past conversations`}
          icon={History}
          disabled={!organizationName}
          aria-expanded={isListOpen}
          {...(isListOpen ? { bg: 'bg.muted' } : {})}
          onClick={onList}
        />
        <HeaderButton
          label={t`New conversation`}
          icon={SquarePen}
          disabled={isStarting}
          onClick={() => (organizationName ? setAsking(true) : void onNew())}
        />
        <HeaderButton
          label={t`Refresh the conversation`}
          icon={RotateCw}
          disabled={isRefreshing}
          onClick={() => void refresh()}
        />
        <HeaderButton label={t`Close`} icon={X} onClick={onClose} />
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`New conversation`}
        confirm={t`Start`}
        pending={t`Starting`}
        onConfirm={onNew}
      >
        {t`Are you sure you want to start a new conversation?`}
      </ConfirmDialog>
    </Flex>
  )
}

function CreditsLine({ organizationName }: { organizationName: string | null }) {
  const locale = useLocale()
  const left = useCreditsLeft()
  const credits = left === null ? null : new Intl.NumberFormat(locale).format(left)
  return (
    <Text textStyle="small" color="fg.muted">
      {[organizationName ?? t`No organization`, credits && t`${credits} AI Credits left`].filter(Boolean).join(' · ')}
    </Text>
  )
}

interface HeaderButtonProps extends ComponentProps<typeof IconButton> {
  label: string
  icon: LucideIcon
}

function HeaderButton({ label, icon: Icon, ...rest }: HeaderButtonProps) {
  return (
    <Tooltip text={label} side="bottom">
      <IconButton aria-label={label} variant="ghost" colorPalette="gray" _icon={{ boxSize: '18px' }} {...rest}>
        <Icon strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  )
}
