import { Box, Button, Flex, Separator, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useLocation } from 'react-router-dom'
import { signInOptions, usesOwnAccounts } from '../../app/identity/identity.ts'
import { providerAddress } from '../../app/identity/own/accounts.ts'
import { canUsePasskeys } from '../../app/identity/own/passkey-support.ts'
import { originOf } from '../../app/session/origin.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

/** The ways to sign in without a password, above the form. */
export function ProviderButtons({ hasPasskeys = false }: { hasPasskeys?: boolean }) {
  const path = originOf(useLocation().state)
  const { oidc } = signInOptions()
  const isOwn = usesOwnAccounts()
  const offersPasskeys = isOwn && hasPasskeys && canUsePasskeys()
  if (isOwn && oidc.length === 0 && !offersPasskeys) return <Box mt="28px" />

  return (
    <>
      <Stack mt="28px" gap="8px">
        {!isOwn && <GoogleButton />}
        {isOwn &&
          oidc.map(({ id, name }) => (
            <Button key={id} asChild {...look}>
              <a href={providerAddress(id, path)}>{t`Continue with ${name}`}</a>
            </Button>
          ))}
        {offersPasskeys && <PasskeyButton {...look} />}
      </Stack>
      <Flex align="center" gap="12px" my="20px">
        <Separator flex="1" />
        <Text textStyle="small" color="fg.muted">
          {t`or`}
        </Text>
        <Separator flex="1" />
      </Flex>
    </>
  )
}

const look = { size: 'lg', variant: 'outline', colorPalette: 'gray', borderColor: 'border.emphasized/40' } as const
