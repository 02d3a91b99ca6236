import { List, Text } from '@chakra-ui/react'
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
    <Panel title="Delete account">
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>You have 30 days to come back: log in, and everything is as you left it.</List.Item>
        <List.Item>
          Organizations that are yours alone go with it
          {alone.length > 0 && (
            <>
              :{' '}
              <Text as="span" color="fg">
                {new Intl.ListFormat('en').format(alone)}
              </Text>
            </>
          )}
          . After the 30 days nothing of them is left.
        </List.Item>
        <List.Item>What you recorded in the books of others stays there, without your name.</List.Item>
      </List.Root>
      <TypeToConfirm
        field="email"
        label="Your email address"
        expected={email}
        confirm="Delete account"
        isDeleting={loading}
        onConfirm={async (typed) => {
          const { data } = await deleteAccount({ variables: { email: typed } })
          if (data) learn(data.deleteAccount)
        }}
      />
    </Panel>
  )
}
