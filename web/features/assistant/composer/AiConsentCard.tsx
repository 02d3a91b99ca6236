import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useAiConsent } from '../../../app/session/ai-consent.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export function AiConsentCard() {
  const { consent, isSaving, save } = useAiConsent()
  if (!consent || consent.isAllowed !== null) return null
  const { host } = consent
  const decide = (isAllowed: boolean) => save(isAllowed).catch((error: unknown) => showToast.error(messageOf(error)))

  return (
    <Box
      role="group"
      aria-label={t`AI service`}
      m="0 16px 12px"
      px="14px"
      py="12px"
      borderRadius="panel"
      bg="bg.subtle"
    >
      <Text textStyle="strong">{t`Use the AI service at ${host}?`}</Text>
      <Text mt="4px" textStyle="small" color="fg.muted">
        {t`It receives your messages, the documents you send and the figures it needs to answer. Without it, everything is processed on this server. You can change this in Settings.`}
      </Text>
      <Flex gap="8px" mt="10px" wrap="wrap">
        <Button size="sm" disabled={isSaving} onClick={() => void decide(true)}>
          {t`Allow`}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          disabled={isSaving}
          onClick={() => void decide(false)}
        >
          {t`Don't use it`}
        </Button>
      </Flex>
    </Box>
  )
}
