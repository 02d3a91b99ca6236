import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Blocks } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConnectedAppRowFragment } from '../../generated.ts'
import { Tile } from '../../shared/display/Tile.tsx'
import { dayOf, formatDay, formatInstant } from '../../shared/format/dates.ts'
import { accessLabel } from '../../shared/format/scopes.ts'

interface ConnectedAppRowProps {
  app: ConnectedAppRowFragment
  locale: string
  /** The actions at the right. */
  children: ReactNode
}

export function ConnectedAppRow({ app, locale, children }: ConnectedAppRowProps) {
  const { name, host, organization } = app
  return (
    <Flex
      as="li"
      align="flex-start"
      gap="14px"
      py="14px"
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Tile icon={Blocks} tone="accent" size={28} />
      <Flex flex="1" minW="0" wrap="wrap" columnGap="14px" rowGap="8px">
        <Box flex="1" minW="180px" overflowWrap="anywhere">
          <Box textStyle="strong">{name}</Box>
          <Box textStyle="small" color="fg.muted">
            <Box>{host ?? t`Website not verified`}</Box>
            <Box>
              {accessLabel(app)} · {organization?.name ?? t`All organizations`}
            </Box>
            <Box>{usageOf(app, locale)}</Box>
          </Box>
        </Box>
        {children}
      </Flex>
    </Flex>
  )
}

function usageOf({ connectedAt, lastUsedAt }: ConnectedAppRowFragment, locale: string): string {
  const connected = formatDay(dayOf(new Date(connectedAt)), locale)
  if (!lastUsedAt) return t`Connected ${connected}, not used yet`
  const used = formatInstant(lastUsedAt, locale)
  return t`Connected ${connected}, last used ${used}`
}
