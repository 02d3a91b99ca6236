import { Box, chakra, Flex, Heading, IconButton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Inbox, LogOut, Undo2 } from 'lucide-react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { namesOf, usePresent } from '../app/presence/present.ts'
import { useOrganizations } from '../app/session/organization.tsx'
import { usePermission } from '../app/session/permissions.ts'
import { useSession, useUser } from '../app/session/session.tsx'
import { useUndo } from '../app/undo/undo.ts'
import { usePendingItemCountQuery } from '../generated.ts'
import { UserAvatar } from '../shared/display/PersonAvatar.tsx'
import { usePageTitle } from '../shared/display/page-title.tsx'
import { DropdownMenu } from '../shared/overlays/DropdownMenu.tsx'
import { CountBadge } from './CountBadge.tsx'
import { FindButton } from './FindButton.tsx'
import { navigationLinks, reviewLabel } from './navigation.ts'
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx'

export function TopBar({ onFind }: { onFind: () => void }) {
  const title = usePageTitle()
  const count = usePendingItemCountQuery().data?.pendingItemCount ?? null

  return (
    <Flex
      as="header"
      hideFrom="md"
      position="sticky"
      top="0"
      zIndex="docked"
      h="56px"
      px="16px"
      align="center"
      gap="10px"
      bg="bg"
    >
      <OrganizationSwitcher form="phone" />
      <Heading as="h1" textStyle="dialogTitle" flex="1" minW="0" lineClamp="2" overflowWrap="anywhere" hyphens="auto">
        {title}
      </Heading>
      <FindButton form="phone" onClick={onFind} />
      <IconButton asChild variant="ghost" colorPalette="gray" _icon={{ boxSize: '20px' }}>
        <RouterLink to="/review" aria-label={reviewLabel(count)}>
          <Inbox strokeWidth={1.75} />
          <CountBadge
            count={count}
            position="absolute"
            top="-2px"
            insetStart="20px"
            h="16px"
            minW="16px"
            fontSize="10.5px"
          />
        </RouterLink>
      </IconButton>
      <UserMenu count={count} />
    </Flex>
  )
}

const menuLinks = (hasAccounts: boolean) => navigationLinks(hasAccounts).filter((link) => !link.isInBottomBar)
const undoValue = 'undo'
const logOutValue = 'log-out'

function UserMenu({ count }: { count: number | null }) {
  const { logOut } = useSession()
  const navigate = useNavigate()
  const { active } = useOrganizations()
  const undoing = useUndo()
  const mayUndo = usePermission('TRANSACTIONS_WRITE')
  const user = useUser()
  const name = user.name || t`User`
  const others = usePresent()
  const names = namesOf(others)

  return (
    <DropdownMenu
      onSelect={({ value }) => {
        if (value === logOutValue) void logOut()
        else if (value === undoValue) void undoing.runLast('undo')
        else void navigate(value)
      }}
      placement="bottom-end"
      trigger={
        <chakra.button
          type="button"
          aria-label={t`Account: ${name}`}
          position="relative"
          borderRadius="full"
          focusVisibleRing="outside"
          // Extends the touch target of the 28 px avatar to 44 px.
          _after={{ content: '""', position: 'absolute', inset: '-8px' }}
        >
          <UserAvatar name={name} />
        </chakra.button>
      }
    >
      {(Menu) => (
        <>
          <Box px="10px" py="6px" overflowWrap="anywhere">
            <Box textStyle="strong">{name}</Box>
            <Box textStyle="caption" color="fg.muted">
              {user.email}
            </Box>
          </Box>
          {others.length > 0 && (
            <Box px="10px" pb="6px" textStyle="caption" color="fg.muted">
              {t`Also here: ${names}`}
            </Box>
          )}
          <Menu.Separator />
          {menuLinks(active?.hasAccounts ?? false).map(({ to, label, icon: Icon, hasCount }) => (
            <Menu.Item key={to} value={to}>
              <Icon strokeWidth={1.75} />
              {label}
              {hasCount && <CountBadge count={count} ms="auto" />}
            </Menu.Item>
          ))}
          <Menu.Separator />
          {mayUndo && (
            <Menu.Item value={undoValue}>
              <Undo2 strokeWidth={1.75} />
              {t`Undo last change`}
            </Menu.Item>
          )}
          <Menu.Item value={logOutValue}>
            <LogOut strokeWidth={1.75} />
            {t`Logout`}
          </Menu.Item>
        </>
      )}
    </DropdownMenu>
  )
}
