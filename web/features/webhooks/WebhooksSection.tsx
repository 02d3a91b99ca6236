import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { usePermission } from '../../app/session/permissions.ts'
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useWebhooksChangedSubscription,
  useWebhooksQuery,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { type WebhookAction, WebhookRow } from './WebhookRow.tsx'

type Open =
  | { action: 'create' }
  | { action: 'secret'; secret: string }
  | { action: WebhookAction; webhook: WebhookRowFragment }

export function WebhooksSection() {
  const mayManage = usePermission('ORGANIZATION_MANAGE')
  const [open, setOpen] = useState<Open | null>(null)
  const { webhooks, error, refetch } = useWebhooks()
  const close = () => setOpen(null)
  const create = mayManage && (
    <Button size="sm" onClick={() => setOpen({ action: 'create' })}>
      <Plus strokeWidth={1.75} />
      {t`New webhook`}
    </Button>
  )
  return (
    <Panel
      title={t`Webhooks`}
      note={webhooks && webhooks.length > 0 && String(webhooks.length)}
      aside={webhooks && webhooks.length > 0 && create}
      isList
    >
      {webhooks && webhooks.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t`Webhooks`}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              mayManage={mayManage}
              onChoose={(action) => setOpen({ action, webhook })}
            />
          ))}
        </Box>
      ) : webhooks ? (
        <EmptyState icon={Webhook} title={t`No webhooks yet`} action={create}>
          {t`A webhook sends each change to another app, signed and in order.`}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t`Couldn't load webhooks`} onRetry={refetch} />
      ) : (
        <SkeletonRows count={2} rowHeight={64} />
      )}
      {open && <OpenDialog open={open} onSecret={(secret) => setOpen({ action: 'secret', secret })} onClose={close} />}
    </Panel>
  )
}

interface OpenDialogProps {
  open: Open
  onSecret: (secret: string) => void
  onClose: () => void
}

function OpenDialog({ open, onSecret, onClose }: OpenDialogProps) {
  const [remove] = useDeleteWebhookMutation()
  const [rotate] = useRotateWebhookSecretMutation()
  if (open.action === 'create') return <WebhookDialog webhook={null} onSecret={onSecret} onClose={onClose} />
  if (open.action === 'secret') return <SecretDialog secret={open.secret} onClose={onClose} />
  const { action, webhook } = open
  const { id, name } = webhook
  if (action === 'edit') return <WebhookDialog webhook={webhook} onSecret={onSecret} onClose={onClose} />
  if (action === 'log') return <DeliveriesDialog webhook={webhook} onClose={onClose} />
  if (action === 'rotate') {
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        title={t`Replace the secret of ${name}?`}
        confirm={t`Replace`}
        pending={t`Replacing`}
        onConfirm={async () => {
          const { data } = await rotate({ variables: { id } })
          // The dialog closes after this call, so the next one opens after it.
          if (data) setTimeout(onSecret, 0, data.rotateWebhookSecret.secret)
        }}
      >
        {t`Events carry signatures of both secrets for a day, so that you can change the receiver meanwhile.`}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t`Delete ${name}?`}
      confirm={t`Delete`}
      pending={t`Deleting`}
      tone="over"
      onConfirm={() =>
        remove({
          variables: { id },
          update: (cache) =>
            cache.updateQuery({ query: WebhooksDocument }, (held) => ({
              webhooks: (held?.webhooks ?? []).filter((each) => each.id !== id),
            })),
        })
      }
    >
      {t`Its delivery log is deleted too. The receiver gets no more events.`}
    </ConfirmDialog>
  )
}

function useWebhooks() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  useWebhooksChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: changed } }) => {
      if (changed) client.cache.writeQuery({ query: WebhooksDocument, data: { webhooks: changed.webhooksChanged } })
    },
  })
  return { webhooks: data?.webhooks, error, refetch: () => void refetch() }
}
