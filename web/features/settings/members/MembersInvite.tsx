import { Box, Button, Field, Flex, Input, InputGroup, NativeSelect } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { ChevronDown, CircleAlert, Mail } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLiveScreen } from '../../../app/live/live-screens.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { useCreateInvitationMutation, useSeatsQuery } from '../../../generated.ts'
import { focusFirstError } from '../../../shared/controls/FormField.tsx'
import { TextLink } from '../../../shared/controls/TextLink.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { roleNames, rolesToGive } from '../../../shared/format/roles.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { InvitationLink, type SentLink } from './InvitationLink.tsx'
import { liveSeats } from './live.ts'
import { upsertInvitation } from './member-cache.ts'

interface MembersInviteProps {
  /** The latest invitation, whose link can still be copied. */
  sent: SentLink | null
  onSent: (sent: SentLink) => void
}

export function MembersInvite({ sent, onSent }: MembersInviteProps) {
  const [create, { loading }] = useCreateInvitationMutation({
    update: (cache, { data }) => data && upsertInvitation(cache, data.createInvitation.invitation),
  })
  const seesPlan = usePermission('BILLING_READ')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('MEMBER')
  const [errorText, setError] = useState<string | null>(null)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = rolesToGive.find((each) => each === role) ?? 'MEMBER'
    try {
      const { data } = await create({ variables: { input: { email: email.trim(), role: chosen } } })
      if (!data) return
      const { invitation, link } = data.createInvitation
      onSent({ email: invitation.email, link })
      showToast.success(t`Invitation sent to ${{ email: invitation.email }}`)
      setEmail('')
      setError(null)
    } catch (error) {
      setError(fieldErrorsOf(error).email ?? messageOf(error))
      focusFirstError(form)
    }
  }

  return (
    <Panel>
      <Box as="h2" textStyle="section" mt="-4px">
        {t`Invite someone`}
      </Box>
      {seesPlan && <SeatsLine />}
      <form onSubmit={(event) => void send(event)} noValidate>
        <Flex mt="12px" gap="8px" direction={{ base: 'column', md: 'row' }}>
          <Field.Root flex="1" invalid={errorText !== null}>
            <InputGroup startElement={<Mail size={16} strokeWidth={1.75} aria-hidden />}>
              <Input
                type="email"
                aria-label={t`Email`}
                placeholder={t`name@company.example`}
                autoComplete="off"
                size={{ base: 'lg', md: 'md' }}
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setError(null)
                }}
              />
            </InputGroup>
            {errorText && (
              <Field.ErrorText>
                <CircleAlert size={15} strokeWidth={2} aria-hidden />
                {errorText}
              </Field.ErrorText>
            )}
          </Field.Root>
          <NativeSelect.Root size={{ base: 'lg', md: 'md' }} w={{ base: '100%', md: '124px' }} flexShrink="0">
            <NativeSelect.Field
              aria-label={t`Role`}
              value={role}
              onChange={(event) => setRole(event.target.value)}
              ps="12px"
            >
              {rolesToGive.map((each) => (
                <option key={each} value={each}>
                  {roleNames[each]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <ChevronDown strokeWidth={2} />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
          <Button type="submit" h={{ base: '44px', md: '40px' }} flexShrink="0" disabled={loading}>
            {loading ? t`Sending` : t`Send invitation`}
          </Button>
        </Flex>
      </form>
      {sent && <InvitationLink {...sent} />}
    </Panel>
  )
}

function SeatsLine() {
  useLiveScreen(liveSeats, {})
  const { data, previousData } = useSeatsQuery()
  const billing = (data ?? previousData)?.billing
  if (!billing) return <Box h="18px" />

  const { plan, usage } = billing
  const isFull = plan.writers !== null && usage.writers >= plan.writers
  return (
    <Box textStyle="small" color="fg.muted">
      {seatsText(usage.writers, plan.writers)}
      {isFull && (
        <>
          {' '}
          <TextLink to="/settings/plan">{t`See plans`}</TextLink>
        </>
      )}
    </Box>
  )
}

/** @param limit null means unlimited */
function seatsText(used: number, limit: number | null): string {
  if (limit === null) {
    return t`${plural(used, { one: '# seat used, including invitations', other: '# seats used, including invitations' })}`
  }
  return t`${plural(limit, {
    one: `${used} of # seat used, including invitations. Viewers don't use a seat.`,
    other: `${used} of # seats used, including invitations. Viewers don't use a seat.`,
  })}`
}
