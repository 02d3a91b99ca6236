import { Grid, Input, NativeSelect, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { useSession } from '../../../app/session/session.tsx'
import { type ApiScope, useCreateApiTokenMutation } from '../../../generated.ts'
import { ExpirySelect, usualLifetime } from '../../../shared/controls/ExpirySelect.tsx'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { FormDialog } from '../../../shared/overlays/FormDialog.tsx'
import { useAttempt } from '../security/attempt.ts'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { ScopeField } from './ScopeField.tsx'
import { addOwnToken } from './token-cache.ts'

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { userClient } = useSession()
  const { list, active } = useOrganizations()
  const [create] = useCreateApiTokenMutation({
    client: userClient,
    update: (cache, { data }) => data && addOwnToken(cache, data.createApiToken.apiToken),
  })
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ApiScope>('READ')
  const [organizationId, setOrganizationId] = useState(active?.id ?? '')
  const [days, setDays] = useState<number | null>(usualLifetime)
  const [token, setToken] = useState<string | null>(null)
  const { isPending, error, attempt } = useAttempt()
  const errors = fieldErrorsOf(error)

  const save = async () => {
    const input = { name: name.trim(), scopes: [scope], organizationId: organizationId || null, expiresInDays: days }
    const isDone = await attempt(async () => {
      const { data } = await create({ variables: { input } })
      setToken(data?.createApiToken.token ?? null)
    })
    if (!isDone) focusFirstError(form.current)
  }

  if (token !== null) {
    const feedOrganizationId = scope === 'READ' ? organizationId || (active?.id ?? null) : null
    return <NewTokenDialog token={token} name={name.trim()} feedOrganizationId={feedOrganizationId} onClose={onClose} />
  }
  return (
    <FormDialog
      title={t`Create an API token`}
      action={t`Create token`}
      doing={t`Creating`}
      isPending={isPending}
      error={error && !errors.name ? messageOf(error) : null}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="16px">
        <FormField label={t`Name`} error={errors.name} help={t`The change log shows it with each change.`}>
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            placeholder={t`Home automation`}
            onChange={(event) => setName(event.target.value)}
          />
        </FormField>
        <ScopeField scope={scope} onChange={setScope} />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="16px">
          <FormField label={t`Works in`}>
            <NativeSelect.Root>
              <NativeSelect.Field value={organizationId} onChange={(event) => setOrganizationId(event.target.value)}>
                {list.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
                <option value="">{t`All your organizations`}</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <ExpirySelect days={days} onChange={setDays} />
        </Grid>
      </Stack>
    </FormDialog>
  )
}
