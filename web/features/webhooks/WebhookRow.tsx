import { Box, Flex, Switch } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyRound, Pencil, ScrollText, Trash2 } from 'lucide-react'
import { useUpdateWebhookMutation, type WebhookRowFragment } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { explainState } from './webhook-labels.ts'

const actions = ['log', 'edit', 'rotate', 'delete'] as const
export type WebhookAction = (typeof actions)[number]

const labels = () => ({
  log: { label: t`Delivery log`, icon: ScrollText },
  edit: { label: t`Edit`, icon: Pencil },
  rotate: { label: t`Replace secret`, icon: KeyRound },
  delete: { label: t`Delete`, icon: Trash2 },
})

interface WebhookRowProps {
  webhook: WebhookRowFragment
  mayManage: boolean
  onChoose: (action: WebhookAction) => void
}

export function WebhookRow({ webhook, mayManage, onChoose }: WebhookRowProps) {
  const { id, name, url, state } = webhook
  const locale = useLocale()
  const [update] = useUpdateWebhookMutation()
  const problem = explainState(webhook, locale)

  const enable = async (isEnabled: boolean) => {
    try {
      await update({ variables: { id, changes: { isEnabled } } })
    } catch (error) {
      showToast.error(messageOf(error))
    }
  }
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH="64px"
      py="8px"
      ps={{ base: '16px', md: '20px' }}
      pe={{ base: '8px', md: '12px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box flex="1" minW="0">
        <Box textStyle="strong" overflowWrap="anywhere">
          {name}
        </Box>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {url}
        </Box>
        {problem && (
          <Box textStyle="small" color={state === 'PAUSED' ? 'fg.muted' : 'over.fg'} mt="2px" textWrap="pretty">
            {problem}
          </Box>
        )}
      </Box>
      <Switch.Root
        checked={state === 'ENABLED'}
        disabled={!mayManage}
        onCheckedChange={({ checked }) => void enable(checked)}
        minH="44px"
      >
        <Switch.HiddenInput aria-label={t`Send events to ${name}`} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      <RowMenu name={name} labels={labels()} actions={mayManage ? actions : []} onChoose={onChoose} />
    </Flex>
  )
}
