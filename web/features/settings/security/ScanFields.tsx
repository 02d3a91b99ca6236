import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { QrCode } from '../../../shared/display/QrCode.tsx'

interface ScanFieldsProps {
  /** The key in base32. */
  secret: string
  /** The otpauth: address with the key. */
  url: string
  error: string | undefined
  onChange: (code: string) => void
}

export function ScanFields({ secret, url, error, onChange }: ScanFieldsProps) {
  return (
    <Flex gap="20px" direction={{ base: 'column', sm: 'row' }} align={{ base: 'center', sm: 'flex-start' }}>
      <QrCode text={url} label={t`QR code for the authenticator app`} />
      <Stack gap="16px" w="100%" minW="0">
        <Box>
          <Text color="fg.muted">{t`Or enter this key in the app:`}</Text>
          <Box as="code" display="block" mt="4px" fontFamily="mono">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
        </Box>
        <FormField label={t`Code`} error={error} help={t`The 6 digits that the app shows now`}>
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            autoFocus
            onChange={(event) => onChange(event.target.value)}
          />
        </FormField>
      </Stack>
    </Flex>
  )
}
