import { List, Text } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSession, useUser } from '../../../app/session/session.tsx'
import { useDeleteAccountMutation, useMembershipsQuery } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { TypeToConfirm } from '../TypeToConfirm.tsx'

export function AccountSection() {
  const { email } = useUser()
  const { userClient, learn } = useSession()
  const { data } = useMembershipsQuery({ client: userClient })
  const [deleteAccount, { loading }] = useDeleteAccountMutation()
  const alone = (data?.organizations ?? [])
    .filter(({ userRole, memberCount }) => userRole === 'OWNER' && memberCount === 1)
    .map(({ name }) => name)
  return (
    <Panel title={t`Delete account`}>
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>{t`You have 30 days to change your mind. Log in to restore everything.`}</List.Item>
        <List.Item>
          <OwnOrganizations names={alone} />
        </List.Item>
        <List.Item>{t`Everything you added to shared organizations stays, without your name.`}</List.Item>
      </List.Root>
      <TypeToConfirm
        field="email"
        label={t`Your email address`}
        expected={email}
        confirm={t`Delete account`}
        isDeleting={loading}
        onConfirm={async (typed) => {
          const { data } = await deleteAccount({ variables: { email: typed } })
          if (data) learn(data.deleteAccount)
        }}
      />
    </Panel>
  )
}

function OwnOrganizations({ names }: { names: readonly string[] }) {
  if (names.length === 0) {
    return t`Organizations where you're the only member are deleted too. After 30 days, they can't be restored.`
  }
  const organizations = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <Trans>
      Organizations where you're the only member are deleted too:{' '}
      <Text as="span" color="fg">
        {organizations}
      </Text>
      . After 30 days, they can't be restored.
    </Trans>
  )
}
