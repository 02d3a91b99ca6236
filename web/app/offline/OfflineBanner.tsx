import { Flex, type FlexProps, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { WifiOff } from 'lucide-react'
import { useIsOffline } from '../../shared/hooks/connection.ts'

export function OfflineBanner(props: FlexProps) {
  if (!useIsOffline()) return null
  return (
    <Flex role="status" gap="10px" textStyle="small" color="fg.muted" align="flex-start" {...props}>
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <WifiOff size={16} strokeWidth={1.75} />
      </Flex>
      <Text>{t`Offline. Others' changes appear when you reconnect.`}</Text>
    </Flex>
  )
}
