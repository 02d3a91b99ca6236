import { Box, Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useAiConsent } from '../../../app/session/ai-consent.ts'
import { useTour } from '../../../app/session/tour.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { ActionRow, actionWidth } from '../ActionRow.tsx'
import { SwitchRow } from '../SwitchRow.tsx'
import { CountryPanel } from './CountryPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'

export function ProfileSection() {
  return (
    <Stack gap="16px">
      <ProfilePanel />
      <CountryPanel />
      <AiServicePanel />
      <TourPanel />
    </Stack>
  )
}

function TourPanel() {
  const { open } = useTour()
  return (
    <Panel>
      <ActionRow
        title={t`First steps`}
        about={t`Name, country, categories, a first transaction, a receipt and the assistant.`}
      >
        <Button w={actionWidth} variant="outline" colorPalette="gray" onClick={open}>
          {t`Take the tour`}
        </Button>
      </ActionRow>
    </Panel>
  )
}

/** AI consent. Hidden if the server uses no external AI service. */
function AiServicePanel() {
  const { consent, isSaving, save } = useAiConsent()
  const [errorText, setError] = useState<string | null>(null)
  if (!consent) return null

  return (
    <Panel title={t`AI service`} isList>
      <Box as="ul" listStyleType="none">
        <SwitchRow
          label={t`Use the AI service at ${{ host: consent.host }}`}
          help={t`Receives your messages, the documents you send and the figures needed to answer. When this is off, everything is processed on this server.`}
          isOn={consent.isAllowed === true}
          isDisabled={isSaving}
          error={errorText}
          onToggle={(isOn) => {
            setError(null)
            save(isOn).catch((error: unknown) => setError(messageOf(error)))
          }}
        />
      </Box>
    </Panel>
  )
}
