import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { UserAvatar } from '../../shared/display/PersonAvatar.tsx'
import { Tooltip } from '../../shared/overlays/Tooltip.tsx'
import { namesOf, type Present, usePresent } from './present.ts'

interface UserAvatarsProps {
  users: readonly Present[]
  label: string
}

const [shown, overlap] = [3, '-2px']

export function UserAvatars({ users, label }: UserAvatarsProps) {
  if (users.length === 0) return null
  return (
    <Tooltip text={label}>
      <Flex role="img" aria-label={label} flexShrink="0">
        {users.slice(0, shown).map(({ userId, name }, at) => (
          <Box key={userId} ms={at > 0 ? overlap : '0'} outline="2px solid {colors.bg.panel}" borderRadius="full">
            <UserAvatar name={name} size={22} title="" />
          </Box>
        ))}
        {users.length > shown && (
          <Box textStyle="caption" color="fg.muted" ms="6px" lineHeight="22px">
            +{users.length - shown}
          </Box>
        )}
      </Flex>
    </Tooltip>
  )
}

export function PresentUsers({ isCollapsed }: { isCollapsed: boolean }) {
  const users = usePresent()
  if (users.length === 0) return null
  const names = namesOf(users)
  return (
    <Flex
      align="center"
      gap="10px"
      px={isCollapsed ? '0' : '8px'}
      pb="12px"
      justify={isCollapsed ? 'center' : 'flex-start'}
    >
      <UserAvatars users={users} label={t`Also here: ${names}`} />
      {!isCollapsed && (
        <Box textStyle="caption" color="fg.muted" truncate aria-hidden>
          {plural({ count: users.length }, { one: `${names} is here`, other: `${names} are here` })}
        </Box>
      )}
    </Flex>
  )
}
