import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { LogOut, PanelLeft } from 'lucide-react'
import { PresentUsers } from '../app/presence/PeopleHere.tsx'
import { useOrganizations } from '../app/session/organization.tsx'
import { useSession, useUser } from '../app/session/session.tsx'
import { usePendingItemCountQuery } from '../generated.ts'
import { Logo } from '../shared/display/Logo.tsx'
import { UserAvatar } from '../shared/display/PersonAvatar.tsx'
import { Tooltip } from '../shared/overlays/Tooltip.tsx'
import { FindButton } from './FindButton.tsx'
import { navigationLinks } from './navigation.ts'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'
import { SidebarLink } from './SidebarLink.tsx'

interface SidebarProps {
  isCollapsed: boolean
  onToggle: (() => void) | null
  onFind: () => void
}

export function Sidebar({ isCollapsed, onToggle, onFind }: SidebarProps) {
  const { active, isSwitching } = useOrganizations()
  const count = usePendingItemCountQuery().data?.pendingItemCount ?? null
  const toggleLabel = isCollapsed ? t`Expand the sidebar` : t`Collapse the sidebar`

  return (
    <Flex
      as="aside"
      direction="column"
      hideBelow="md"
      position="fixed"
      insetBlock="0"
      insetStart="0"
      w={isCollapsed ? 'sidebarCollapsed' : 'sidebar'}
      px="12px"
      bg="bg.subtle"
      borderEndWidth="1px"
      overflowY="auto"
      zIndex="docked"
    >
      <Flex
        align="center"
        justify={isCollapsed ? 'center' : 'flex-start'}
        direction={isCollapsed ? 'column' : 'row'}
        gap={isCollapsed ? '10px' : '9px'}
        ps={isCollapsed ? '0' : '8px'}
        h={isCollapsed ? 'auto' : '62px'}
        pt={isCollapsed ? '19px' : '2px'}
        pb={isCollapsed ? '12px' : '0'}
        flexShrink="0"
      >
        <Logo />
        {!isCollapsed && (
          <Text fontSize="18px" lineHeight="24px" fontWeight="600" letterSpacing="-0.012em">
            Purser
          </Text>
        )}
        {onToggle && (
          <Tooltip text={toggleLabel} side="right">
            <IconButton
              aria-label={toggleLabel}
              onClick={onToggle}
              variant="ghost"
              colorPalette="gray"
              size="sm"
              _icon={{ boxSize: '18px' }}
              ms={isCollapsed ? '0' : 'auto'}
            >
              <PanelLeft strokeWidth={1.75} />
            </IconButton>
          </Tooltip>
        )}
      </Flex>
      <OrganizationSwitcher form={isCollapsed ? 'compact' : 'full'} />
      <FindButton form={isCollapsed ? 'compact' : 'full'} isDisabled={isSwitching} onClick={onFind} />
      <Stack as="nav" aria-label={t`Main`} gap="2px" mt="6px" mb="16px">
        {navigationLinks(active?.hasAccounts ?? false).map((link) => (
          <SidebarLink
            key={link.to}
            link={link}
            count={count}
            isCollapsed={isCollapsed}
            isDisabled={!active || isSwitching}
          />
        ))}
      </Stack>
      <Box mt="auto" />
      <PresentUsers isCollapsed={isCollapsed} />
      <SignedInAs isCollapsed={isCollapsed} />
    </Flex>
  )
}

function SignedInAs({ isCollapsed }: { isCollapsed: boolean }) {
  const { logOut } = useSession()
  const user = useUser()
  const name = user.name || t`User`

  return (
    <Flex
      direction={isCollapsed ? 'column' : 'row'}
      align="center"
      gap="10px"
      px={isCollapsed ? '0' : '8px'}
      pt="12px"
      pb="14px"
      borderTopWidth="1px"
      flexShrink="0"
    >
      <UserAvatar name={name} />
      {!isCollapsed && (
        <Box flex="1" minW="0">
          <Box fontSize="13px" lineHeight="18px" fontWeight="600" truncate>
            {name}
          </Box>
          <Box textStyle="caption" color="fg.muted" truncate>
            {user.email}
          </Box>
        </Box>
      )}
      <Tooltip text={t`Logout`} side={isCollapsed ? 'right' : 'top'}>
        <IconButton aria-label={t`Logout`} variant="ghost" colorPalette="gray" size="sm" onClick={() => void logOut()}>
          <LogOut size={16} strokeWidth={1.75} />
        </IconButton>
      </Tooltip>
    </Flex>
  )
}
