import { Box, Center, chakra } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Check, ChevronsUpDown, Settings2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { type Organization, useOrganizations } from '../app/session/organization.tsx'
import { useSession } from '../app/session/session.tsx'
import { useMyInvitationsQuery } from '../generated.ts'
import { initialsOf } from '../shared/display/PersonAvatar.tsx'
import { roleNames } from '../shared/format/roles.ts'
import { DropdownMenu } from '../shared/overlays/DropdownMenu.tsx'
import { CountBadge } from './CountBadge.tsx'

export function OrganizationSwitcher({ form }: { form: 'full' | 'compact' | 'phone' }) {
  const { list, active, isSwitching, switchTo } = useOrganizations()
  const navigate = useNavigate()
  const name = active?.name ?? t`No organization`
  const invitations = useInvitationCount()

  return (
    <DropdownMenu
      placement="bottom-start"
      onSelect={({ value }) => void (value === manage ? navigate('/organizations') : switchTo(value))}
      trigger={
        <chakra.button
          type="button"
          aria-label={labelOf(name, invitations)}
          disabled={isSwitching}
          display="flex"
          alignItems="center"
          justifyContent={form === 'compact' ? 'center' : 'flex-start'}
          gap="10px"
          width={form === 'phone' ? 'auto' : '100%'}
          h={form === 'phone' ? '44px' : '53px'}
          px={form === 'full' ? '8px' : '0'}
          textAlign="start"
          borderRadius="10px"
          cursor="pointer"
          focusVisibleRing="outside"
          _disabled={{ layerStyle: 'disabled' }}
          {...(form === 'full'
            ? { bg: 'bg.panel', borderWidth: '1px', boxShadow: 'xs', _hover: { bg: 'bg.hover' } }
            : {})}
        >
          <Box position="relative" flexShrink="0">
            <Square name={name} />
            <CountBadge
              count={invitations}
              position="absolute"
              top="-5px"
              insetEnd="-7px"
              h="16px"
              minW="16px"
              fontSize="10.5px"
              aria-hidden
            />
          </Box>
          {form === 'full' && active && <Names organization={active} />}
          {form !== 'compact' && (
            <Box color="fg.muted" ms={form === 'full' ? 'auto' : '-2px'} flexShrink="0" aria-hidden>
              <ChevronsUpDown size={16} strokeWidth={1.75} />
            </Box>
          )}
        </chakra.button>
      }
      content={{ minW: '231px', maxW: '320px' }}
    >
      {(Menu) => (
        <>
          {list.map((organization) => (
            <Menu.Item key={organization.id} value={organization.id}>
              <Square name={organization.name} />
              <Names organization={organization} />
              {organization.id === active?.id && <Check strokeWidth={2} aria-label={t`Active`} />}
            </Menu.Item>
          ))}
          {list.length > 0 && <Menu.Separator />}
          <Menu.Item value={manage}>
            <Settings2 strokeWidth={1.75} />
            {t`Manage Orgs`}
            {invitations > 0 && (
              <CountBadge
                count={invitations}
                ms="auto"
                aria-label={plural(invitations, { one: '# invitation', other: '# invitations' })}
              />
            )}
          </Menu.Item>
        </>
      )}
    </DropdownMenu>
  )
}

const manage = 'manage'

function labelOf(name: string, invitations: number): string {
  if (invitations === 0) return t`Organization: ${name}`
  return plural(invitations, {
    one: `Organization: ${name}, # invitation`,
    other: `Organization: ${name}, # invitations`,
  })
}

function useInvitationCount(): number {
  const { userClient } = useSession()
  const { data } = useMyInvitationsQuery({ client: userClient, fetchPolicy: 'cache-only' })
  return data?.myInvitations.length ?? 0
}

function Square({ name }: { name: string }) {
  return (
    <Center
      boxSize="28px"
      flexShrink="0"
      borderRadius="7px"
      bg="bg.inverted"
      color="fg.inverted"
      fontSize="13px"
      fontWeight="600"
      aria-hidden
    >
      {initialsOf(name).charAt(0)}
    </Center>
  )
}

function Names({ organization }: { organization: Organization }) {
  const { plan, userRole } = organization
  return (
    <Box flex="1" minW="0">
      <Box textStyle="strong" fontWeight="600" fontSize="13px" lineHeight="18px" truncate>
        {organization.name}
      </Box>
      <Box textStyle="caption" color="fg.muted" truncate>
        {roleNames[userRole]}
        {plan && ` · ${t`${plan} plan`}`}
      </Box>
    </Box>
  )
}
