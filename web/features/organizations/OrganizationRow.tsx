import { Box, Center, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { initialsOf } from '../../shared/display/PersonAvatar.tsx'

interface OrganizationRowProps {
  name: string
  tag?: ReactNode
  second: ReactNode
  actions: ReactNode
  menu?: ReactNode
  isFaint?: boolean
}

export function OrganizationRow({ name, tag, second, actions, menu, isFaint = false }: OrganizationRowProps) {
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{
        base: '36px minmax(0, 1fr) auto',
        md: menu ? '36px minmax(0, 1fr) auto auto' : '36px minmax(0, 1fr) auto',
      }}
      columnGap="14px"
      alignItems="center"
      minH="67px"
      py={{ base: '12px', md: '0' }}
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Center
        boxSize="36px"
        borderRadius="tile"
        bg={isFaint ? 'bg.muted' : 'bg.inverted'}
        color={isFaint ? 'fg.muted' : 'fg.inverted'}
        fontWeight="600"
        aria-hidden
      >
        {initialsOf(name).charAt(0)}
      </Center>
      <Box minW="0" gridColumn={{ base: menu ? '2 / 4' : '2', md: '2' }} gridRow="1">
        <Flex align="center" gap="8px" minH="22px" pe={{ base: menu ? '36px' : '0', md: '0' }}>
          <Box textStyle="strong" truncate>
            {name}
          </Box>
          {tag}
        </Flex>
        <Box textStyle="small" color="fg.muted">
          {second}
        </Box>
      </Box>
      {actions && (
        <Flex
          gap="8px"
          gridColumn={{ base: '2 / 4', md: '3' }}
          gridRow={{ base: '2', md: '1' }}
          mt={{ base: '10px', md: '0' }}
        >
          {actions}
        </Flex>
      )}
      {menu && (
        <Flex
          gridColumn={{ base: '3', md: '4' }}
          gridRow="1"
          alignSelf={{ base: 'start', md: 'center' }}
          align="center"
          h={{ base: '22px', md: 'auto' }}
          me="-10px"
        >
          {menu}
        </Flex>
      )}
    </Box>
  )
}
