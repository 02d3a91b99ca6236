import { Flex, Input, Stack } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useKindFilter } from '../../app/accounts/use-kind-filter.ts'
import { actionNames } from '../../app/history/labels.ts'
import {
  type ChangeAction,
  useCategoriesQuery,
  useChangeKindsQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../../generated.ts'
import { FormField, focusFirstError } from '../../shared/controls/FormField.tsx'
import { MultiSelectFilter } from '../../shared/filters/MultiSelectFilter.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'

const changeActions: readonly ChangeAction[] = ['CREATED', 'UPDATED', 'DELETED']

interface WebhookDialogProps {
  webhook: WebhookRowFragment | null
  onSecret: (secret: string) => void
  onClose: () => void
}

export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [create] = useCreateWebhookMutation()
  const [update] = useUpdateWebhookMutation()
  const [values, setValues] = useState({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    kinds: webhook?.kinds ?? [],
    actions: webhook?.actions ?? [],
    categoryIds: webhook?.categoryIds ?? [],
  })
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const change = (changes: Partial<typeof values>) => setValues({ ...values, ...changes })
  const errors = error ? fieldErrorsOf(error) : {}

  const save = async () => {
    setPending(true)
    setError(null)
    try {
      if (webhook) {
        await update({ variables: { id: webhook.id, changes: values } })
        return onClose()
      }
      const { data } = await create({
        variables: { input: values },
        update: (cache, { data: created }) => {
          if (!created) return
          cache.updateQuery({ query: WebhooksDocument }, (held) => {
            const others = (held?.webhooks ?? []).filter(({ id }) => id !== created.createWebhook.webhook.id)
            return { webhooks: [...others, created.createWebhook.webhook] }
          })
        },
      })
      if (data) onSecret(data.createWebhook.secret)
    } catch (caught) {
      setError(caught)
      focusFirstError(form.current)
    } finally {
      setPending(false)
    }
  }
  return (
    <FormDialog
      title={webhook ? t`Edit webhook` : t`New webhook`}
      action={webhook ? t`Save` : t`Create`}
      doing={webhook ? t`Saving` : t`Creating`}
      isPending={isPending}
      error={error && Object.keys(errors).length === 0 ? messageOf(error) : null}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px">
        <FormField label={t`Name`} error={errors.name}>
          <Input
            value={values.name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </FormField>
        <FormField label={t`Address`} error={errors.url} help={t`Begins with https://`}>
          <Input
            type="url"
            value={values.url}
            maxLength={2048}
            autoComplete="off"
            onChange={(event) => change({ url: event.target.value })}
          />
        </FormField>
        <FormField label={t`Events`} error={errors.categoryIds} help={t`Without a choice, all changes are sent.`}>
          <EventFilters values={values} onChange={change} />
        </FormField>
      </Stack>
    </FormDialog>
  )
}

interface EventFiltersProps {
  values: Pick<WebhookRowFragment, 'kinds' | 'actions' | 'categoryIds'>
  onChange: (changes: Partial<EventFiltersProps['values']>) => void
}

function EventFilters({ values, onChange }: EventFiltersProps) {
  const { data } = useCategoriesQuery({ fetchPolicy: 'cache-first' })
  const categories = (data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { data: log } = useChangeKindsQuery({ fetchPolicy: 'cache-first' })
  const isOffered = useKindFilter()
  const kinds = (log?.changeKinds ?? []).flatMap(({ eventKind, many }) =>
    eventKind && isOffered(eventKind) ? [{ value: eventKind, label: many }] : [],
  )
  const count = (chosen: readonly string[]) =>
    chosen.length === 0 ? null : t`${plural(chosen.length, { one: '# selected', other: '# selected' })}`
  return (
    <Flex gap="8px" wrap="wrap">
      <MultiSelectFilter
        label={t`Records`}
        choices={kinds}
        chosen={values.kinds}
        valueText={
          namesOf(values.kinds, (kind) => kinds.find(({ value }) => value === kind)?.label ?? '') ?? count(values.kinds)
        }
        onChange={(chosen) => onChange({ kinds: chosen })}
      />
      <MultiSelectFilter
        label={t`Changes`}
        choices={changeActions.map((action) => ({ value: action, label: i18n._(actionNames[action]) }))}
        chosen={values.actions}
        valueText={namesOf(values.actions, (action) => i18n._(actionNames[action])) ?? count(values.actions)}
        onChange={(chosen) => onChange({ actions: chosen })}
      />
      <MultiSelectFilter
        label={t`Categories`}
        choices={categories}
        chosen={values.categoryIds}
        valueText={
          namesOf(values.categoryIds, (id) => categories.find(({ value }) => value === id)?.label ?? '') ??
          count(values.categoryIds)
        }
        onChange={(chosen) => onChange({ categoryIds: chosen })}
      />
    </Flex>
  )
}

/** The names of one or two choices, which fit on a chip. */
function namesOf<Value>(chosen: readonly Value[], nameOf: (value: Value) => string): string | null {
  return chosen.length === 1 || chosen.length === 2 ? chosen.map(nameOf).join(', ') : null
}
