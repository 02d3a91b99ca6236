import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useAiConsent } from '../../../app/session/ai-consent.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { SwitchRow } from '../SwitchRow.tsx'

/** Consent to the external AI service. Servers without one do not show it. */
export function AiServicePanel() {
  const { consent, isSaving, save } = useAiConsent()
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!consent) return null

  return (
    <Panel title="AI service" isList>
      <Box as="ul" listStyleType="none">
        <SwitchRow
          label={`Use the AI service at ${consent.host}`}
          help="It gets your messages, the documents you send and the figures it needs to answer. When this is off, everything is read on this server."
          isOn={consent.isAllowed === true}
          isDisabled={isSaving}
          refusal={refusal}
          onToggle={(isOn) => {
            setRefusal(null)
            save(isOn).catch((error: unknown) => setRefusal(messageOf(error)))
          }}
        />
      </Box>
    </Panel>
  )
}
