import { Box, Button, NativeSelect, Skeleton, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Check, ChevronDown, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useOrganizations } from '../../app/session/organization.tsx'
import { clearPendingRequest } from '../../app/session/origin.ts'
import { useUser } from '../../app/session/session.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { DescriptionList } from '../../shared/display/DescriptionList.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { messageOf } from '../../shared/format/errors.ts'
import { includedScopes } from '../../shared/format/scopes.ts'
import { type ConsentRequest, readConsentRequest, sendDecision } from './consent-request.ts'

/** Asks the user whether an app may use Purser for them. The app has sent the browser here. */
export function ConsentPage() {
  const { requestId = '' } = useParams()
  const [request, setRequest] = useState<ConsentRequest | null>(null)
  const [error, setError] = useState<unknown>(null)

  const load = useCallback(() => {
    setError(null)
    readConsentRequest(requestId).then(setRequest, setError)
  }, [requestId])
  useEffect(load, [load])
  useEffect(clearPendingRequest, [])

  if (request) return <Consent requestId={requestId} request={request} />
  return (
    <AuthLayout title={t`Connect an app`} lead={error ? t`An app wants to connect to Purser.` : t`One moment.`}>
      {error ? (
        // Only a server that cannot be reached is worth another attempt.
        <ErrorState title={t`Couldn't load the request`} {...(error instanceof TypeError && { onRetry: load })}>
          {messageOf(error)}
        </ErrorState>
      ) : (
        <Stack mt="28px" gap="16px" role="status" aria-label={t`Loading`}>
          <Skeleton h="96px" borderRadius="panel" />
          <Skeleton h="132px" borderRadius="panel" />
          <Skeleton h="44px" borderRadius="control" />
        </Stack>
      )}
    </AuthLayout>
  )
}

function Consent({ requestId, request }: { requestId: string; request: ConsentRequest }) {
  const { name, host, redirectsTo, scopes } = request
  const { email } = useUser()
  const { list, active } = useOrganizations()
  const [organizationId, setOrganizationId] = useState(active?.id ?? '')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const decide = async (approves: boolean) => {
    setPending(true)
    setError(null)
    try {
      const decision = approves ? { approves, organizationId: organizationId || null } : { approves }
      location.assign(await sendDecision(requestId, decision))
    } catch (failure) {
      setError(messageOf(failure))
      setPending(false)
    }
  }

  return (
    <AuthLayout title={t`Connect ${name}?`} lead={t`This app wants to use Purser for you.`}>
      <Stack gap="20px" mt="24px">
        <DescriptionList
          rows={[
            [t`Website`, host ?? t`Not verified`],
            [t`Returns to`, isOwnDevice(redirectsTo) ? t`An app on this device` : redirectsTo],
            [t`Your account`, email],
          ]}
        />
        {host === null && <Unverified />}
        <Box>
          <Text as="h2" textStyle="label">
            {t`${name} will be able to:`}
          </Text>
          <Stack as="ul" listStyleType="none" gap="6px" mt="8px">
            {includedScopes(scopes).map(({ scope, about }) => (
              <Box as="li" key={scope} display="flex" gap="8px">
                <Box color="income.fg" flexShrink="0" mt="2px">
                  <Check size={16} strokeWidth={2} aria-hidden />
                </Box>
                {about}
              </Box>
            ))}
          </Stack>
        </Box>
        <FormField label={t`Organization`} help={t`The app can never do more than your role allows.`}>
          <NativeSelect.Root size="lg">
            <NativeSelect.Field value={organizationId} onChange={(event) => setOrganizationId(event.target.value)}>
              {list.map((organization) => (
                <option key={organization.id} value={organization.id}>
                  {organization.name}
                </option>
              ))}
              <option value="">{t`All organizations, also future ones`}</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <ChevronDown strokeWidth={2} />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </FormField>
        {error !== null && (
          <Text role="alert" color="over.fg">
            {error}
          </Text>
        )}
        <Stack gap="8px">
          <Button size="lg" disabled={isPending} aria-busy={isPending} onClick={() => void decide(true)}>
            {isPending ? t`Connecting` : t`Connect`}
          </Button>
          <Button
            size="lg"
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            onClick={() => void decide(false)}
          >
            {t`Cancel`}
          </Button>
        </Stack>
        <Text textStyle="small" color="fg.muted">
          {t`You can revoke this access at any time in Settings, Connected apps.`}
        </Text>
      </Stack>
    </AuthLayout>
  )
}

const isOwnDevice = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

/** Anyone can register an app under any name. */
function Unverified() {
  return (
    <Box display="flex" gap="8px" p="12px" borderRadius="control" bg="bg.muted">
      <Box color="warning.fg" flexShrink="0" mt="2px">
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
      </Box>
      <Text textStyle="small">
        {t`The app chose its name itself. Continue only if you started this in an app that you trust.`}
      </Text>
    </Box>
  )
}
