import { Badge, Box, Flex, VisuallyHidden } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Role } from '../../../generated.ts'
import { roleNames } from '../../../shared/format/roles.ts'

interface MembersRowProps {
  /** 32 px wide. */
  avatar: ReactNode
  name: string
  isYou?: boolean
  second: ReactNode
  role: ReactNode
  stateLabel: string
  state: ReactNode
  /** The text without a column header on a phone: "Active now". */
  stateAlone?: string
  menu: ReactNode
}

const columns = { base: '32px minmax(0, 1fr) 44px', md: '32px minmax(0, 1fr) 112px 102px 36px' }

export function MembersHead({ title, count, state }: { title: string; count: number; state: string }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 112px 102px 36px' }}
      columnGap="14px"
      alignItems="center"
      minH="38px"
      ps={{ base: '16px', md: '20px' }}
      pe={{ base: '16px', md: '10px' }}
    >
      <Flex gap="5px" textStyle="body">
        <Box as="h2" fontWeight="600">
          {title}
        </Box>
        <Box color="fg.muted">{count}</Box>
      </Flex>
      <Box hideBelow="md" textStyle="caption" fontWeight="500" color="fg.muted" ps="11px" aria-hidden>
        {t`Role`}
      </Box>
      <Box hideBelow="md" textStyle="caption" fontWeight="500" color="fg.muted" aria-hidden>
        {state}
      </Box>
    </Box>
  )
}

export function MembersRow({
  avatar,
  name,
  isYou,
  second,
  role,
  stateLabel,
  state,
  stateAlone,
  menu,
}: MembersRowProps) {
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={columns}
      columnGap="14px"
      alignItems="center"
      minH={{ base: '60px', md: '58px' }}
      py={{ base: '10px', md: '0' }}
      ps={{ base: '16px', md: '20px' }}
      pe={{ base: '8px', md: '10px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      {avatar}
      <Box minW="0">
        <Flex align="center" gap="8px">
          <Box textStyle="strong" truncate>
            {name}
          </Box>
          {isYou && (
            <Badge size="sm" bg="bg.muted" color="fg.muted" my="-2px">
              {t`You`}
            </Badge>
          )}
        </Flex>
        <Box textStyle="small" color="fg.muted" mt="2px" truncate>
          {second}
        </Box>
      </Box>
      <Flex
        gridColumn={{ base: '2 / 4', md: '3' }}
        gridRow={{ base: '2', md: '1' }}
        display={{ base: 'flex', md: 'contents' }}
        align="center"
        gap="12px"
        mt={{ base: '6px', md: '0' }}
      >
        <Box gridColumn="3" gridRow="1">
          {role}
        </Box>
        <Box gridColumn="4" gridRow="1" textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {stateAlone && <Box hideFrom="md">{stateAlone}</Box>}
          <Box {...(stateAlone && { hideBelow: 'md' })}>
            <VisuallyHidden>{t`${stateLabel}:`}</VisuallyHidden> {state}
          </Box>
        </Box>
      </Flex>
      <Box gridColumn={{ base: '3', md: '5' }} gridRow="1">
        {menu}
      </Box>
    </Box>
  )
}

export function RoleText({ role }: { role: Role }) {
  return (
    <Box textStyle="body" ps={{ base: '0', md: '11px' }}>
      <VisuallyHidden>{t`Role:`}</VisuallyHidden> {roleNames[role]}
    </Box>
  )
}
