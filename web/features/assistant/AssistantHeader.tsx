import { Dialog, Flex, IconButton, Text } from '@chakra-ui/react'
import { type LucideIcon, RotateCw, SquarePen, X } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { HoverTip } from '../../shared/HoverTip.tsx'
import { useLocale } from '../../shared/locale.ts'
import { useCreditsLeft } from './credits.ts'

interface AssistantHeaderProps {
  /** Null without an active organization. */
  organizationName: string | null
  isStarting: boolean
  onNew: () => Promise<void>
  onRefresh: () => Promise<void>
}

export function AssistantHeader({ organizationName, isStarting, onNew, onRefresh }: AssistantHeaderProps) {
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
      gap={{ base: '2px', md: '10px' }}
      minH="67px"
      ps="20px"
      pe="12px"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <div>
        <Dialog.Title textStyle="dialogTitle" fontSize="16px" lineHeight="22px">
          AI Assistant
        </Dialog.Title>
        <CreditsLine organizationName={organizationName} />
      </div>
      <Flex ms="auto" gap={{ base: '2px', md: '10px' }}>
        <HeaderButton
          label="New conversation"
          icon={SquarePen}
          disabled={isStarting}
          onClick={() => (organizationName ? setAsking(true) : void onNew())}
        />
        <HeaderButton
          label="Refresh the conversation"
          icon={RotateCw}
          disabled={isRefreshing}
          onClick={() => void refresh()}
        />
        <Dialog.CloseTrigger asChild position="relative" top="auto" insetEnd="auto">
          <HeaderButton label="Close" icon={X} />
        </Dialog.CloseTrigger>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="New conversation"
        confirm="Start"
        pending="Starting"
        onConfirm={onNew}
      >
        Are you sure you want to start a new conversation?
      </ConfirmDialog>
    </Flex>
  )
}

function CreditsLine({ organizationName }: { organizationName: string | null }) {
  const locale = useLocale()
  const credits = useCreditsLeft()
  const left = credits === null ? '' : ` · ${new Intl.NumberFormat(locale).format(credits)} AI Credits left`
  return (
    <Text textStyle="small" color="fg.muted">
      {organizationName ?? 'No organization'}
      {left}
    </Text>
  )
}

interface HeaderButtonProps extends ComponentProps<typeof IconButton> {
  label: string
  icon: LucideIcon
}

function HeaderButton({ label, icon: Icon, ...rest }: HeaderButtonProps) {
  return (
    <HoverTip text={label} side="bottom">
      <IconButton aria-label={label} variant="ghost" colorPalette="gray" _icon={{ boxSize: '18px' }} {...rest}>
        <Icon strokeWidth={1.75} />
      </IconButton>
    </HoverTip>
  )
}
