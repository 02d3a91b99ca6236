import { Badge, Box, Button, Center, Flex } from '@chakra-ui/react'
import type { Organization } from '../../app/organization.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { initialsOf } from '../../shared/PersonAvatar.tsx'

interface OrganizationListProps {
  organizations: readonly Organization[]
  activeId: string | null
  isSwitching: boolean
  onSwitch: (id: string) => void
}

export function OrganizationList({ organizations, activeId, isSwitching, onSwitch }: OrganizationListProps) {
  return (
    <Panel isList>
      <Box as="ul" listStyleType="none">
        {organizations.map((organization) => (
          <Flex
            as="li"
            key={organization.id}
            align="center"
            gap="14px"
            minH="67px"
            px={{ base: '16px', md: '20px' }}
            borderTopWidth="1px"
            borderColor="border.muted"
            _first={{ borderTopWidth: '0' }}
          >
            <Center
              boxSize="36px"
              flexShrink="0"
              borderRadius="tile"
              bg="bg.inverted"
              color="fg.inverted"
              fontWeight="600"
              aria-hidden
            >
              {initialsOf(organization.name).charAt(0)}
            </Center>
            <Box flex="1" minW="0">
              <Flex align="center" gap="8px">
                <Box textStyle="strong" truncate>
                  {organization.name}
                </Box>
                {organization.id === activeId && (
                  <Badge size="sm" bg="bg.muted" color="fg.muted">
                    Active
                  </Badge>
                )}
              </Flex>
              <Box textStyle="small" color="fg.muted" truncate>
                {roles[organization.userRole]} · {organization.kind === 'TEAM' ? 'Team' : 'Personal'} ·{' '}
                {organization.currency}
              </Box>
            </Box>
            {organization.id !== activeId && (
              <Button
                variant="outline"
                colorPalette="gray"
                disabled={isSwitching}
                aria-label={`Switch to ${organization.name}`}
                onClick={() => onSwitch(organization.id)}
              >
                Switch
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Panel>
  )
}

const roles = { OWNER: 'Owner', ADMIN: 'Admin', MEMBER: 'Member', VIEWER: 'Viewer' }
