import { useApolloClient } from '@apollo/client/react'
import { Badge, Box, Button, Flex } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { RotateCcw, ScrollText, Send } from 'lucide-react'
import { useState } from 'react'
import {
  type DeliveryRowFragment,
  useReplayWebhookDeliveryMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesChangedSubscription,
  useWebhookDeliveriesQuery,
  WebhookDeliveriesDocument,
  type WebhookRowFragment,
} from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { formatInstant } from '../../shared/format/dates.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { deliveryStates, describeDelivery } from './webhook-labels.ts'

interface DeliveriesDialogProps {
  webhook: WebhookRowFragment
  onClose: () => void
}

export function DeliveriesDialog({ webhook: { id, name }, onClose }: DeliveriesDialogProps) {
  const [test, { loading: isSending }] = useTestWebhookMutation()
  const { deliveries, error, hasMore, loadMore, refetch } = useDeliveries(id)
  const send = () => test({ variables: { id } }).catch((failure: unknown) => showToast.error(messageOf(failure)))
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="wide"
      title={t`Deliveries to ${name}`}
      footer={
        <Button variant="outline" colorPalette="gray" disabled={isSending} onClick={() => void send()}>
          <Send strokeWidth={1.75} />
          {t`Send test event`}
        </Button>
      }
    >
      {deliveries ? (
        deliveries.length === 0 ? (
          <EmptyState icon={ScrollText} title={t`No deliveries yet`}>
            {t`Send a test event, or change a record.`}
          </EmptyState>
        ) : (
          <Box as="ul" listStyleType="none">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </Box>
        )
      ) : error ? (
        <ErrorState title={t`Couldn't load deliveries`} onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} rowHeight={58} />
      )}
      {hasMore && (
        <Flex justify="center" mt="16px">
          <Button variant="outline" colorPalette="gray" onClick={() => void loadMore()}>
            {t`Show more`}
          </Button>
        </Flex>
      )}
    </DialogFrame>
  )
}

const tones = { PENDING: 'warning', DELIVERED: 'income', FAILED: 'over', SKIPPED: 'over' } as const

function DeliveryRow({ delivery }: { delivery: DeliveryRowFragment }) {
  const { id, type, state, failure, dueAt, attempts, cause } = delivery
  const locale = useLocale()
  const [replay, { loading }] = useReplayWebhookDeliveryMutation()
  const canReplay = state !== 'PENDING' && (cause === 'CHANGE' || cause === 'REPLAY')
  const tone = tones[state]
  const send = () => replay({ variables: { id } }).catch((error: unknown) => showToast.error(messageOf(error)))
  return (
    <Flex as="li" align="center" gap="12px" minH="58px" py="8px" borderTopWidth="1px" borderColor="border.muted">
      <Box flex="1" minW="0">
        <Flex align="center" gap="8px" wrap="wrap">
          <Box textStyle="strong" overflowWrap="anywhere">
            {type}
          </Box>
          <Badge size="sm" bg={`${tone}.subtle`} color={`${tone}.fg`}>
            {state === 'PENDING' && attempts === 0 ? t`Sending` : i18n._(deliveryStates[state])}
          </Badge>
        </Flex>
        <Box textStyle="small" color="fg.muted" mt="2px" fontVariantNumeric="tabular-nums">
          {describeDelivery(delivery, locale)}
        </Box>
        {failure && (
          <Box textStyle="small" color="fg.muted" textWrap="pretty">
            {failure}
            {state === 'PENDING' && ` ${t`Next attempt: ${{ moment: formatInstant(dueAt, locale) }}.`}`}
          </Box>
        )}
      </Box>
      {canReplay && (
        <Button
          variant="ghost"
          colorPalette="gray"
          disabled={loading}
          aria-label={t`Replay ${type}`}
          onClick={() => void send()}
        >
          <RotateCcw strokeWidth={1.75} />
          <Box as="span" hideBelow="sm">
            {t`Replay`}
          </Box>
        </Button>
      )}
    </Flex>
  )
}

/** The newest deliveries are live. Older pages are loaded on request. */
function useDeliveries(webhookId: string) {
  const client = useApolloClient()
  const { data, error, refetch } = useWebhookDeliveriesQuery({ variables: { webhookId }, fetchPolicy: 'network-only' })
  const { data: live } = useWebhookDeliveriesChangedSubscription({ variables: { webhookId } })
  const [older, setOlder] = useState<readonly DeliveryRowFragment[]>([])
  const [next, setNext] = useState<{ endCursor: string | null; hasNextPage: boolean } | null>(null)
  const first = data?.webhookDeliveries
  const { endCursor = null, hasNextPage = false } = next ?? first?.pageInfo ?? {}
  const known = first && [...(live?.webhookDeliveriesChanged ?? []), ...first.edges.map(({ node }) => node), ...older]

  const loadMore = async () => {
    const variables = { webhookId, after: endCursor }
    try {
      const { data: page } = await client.query({
        query: WebhookDeliveriesDocument,
        variables,
        fetchPolicy: 'network-only',
      })
      if (!page) return
      setOlder((before) => [...before, ...page.webhookDeliveries.edges.map(({ node }) => node)])
      setNext(page.webhookDeliveries.pageInfo)
    } catch (failure) {
      showToast.error(messageOf(failure))
    }
  }
  return {
    deliveries: known && [...new Map(known.toReversed().map((each) => [each.id, each])).values()].toReversed(),
    error,
    hasMore: hasNextPage,
    loadMore,
    refetch: () => void refetch(),
  }
}
