import { List, Text } from '@chakra-ui/react'
import { useOrganizations } from '../../app/organization.tsx'
import { useSession, useUser } from '../../app/session.tsx'
import { useDeleteAccountMutation } from '../../generated.ts'
import { Panel } from '../../shared/Panel.tsx'
import { TypeToConfirm } from './TypeToConfirm.tsx'

/** The way out: what is lost, what stays, and the address typed so that nothing is deleted by a slip. */
export function AccountSection() {
  const { email } = useUser()
  const { refresh } = useSession()
  const { list } = useOrganizations()
  const [deleteAccount, { loading }] = useDeleteAccountMutation()
  const personal = list.filter(({ kind, userRole }) => kind === 'PERSONAL' && userRole === 'OWNER')
  return (
    <Panel title="Delete account">
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>You have 30 days to come back: log in, and everything is as you left it.</List.Item>
        <List.Item>
          Organizations that are yours alone go with it
          {personal[0] ? (
            <>
              , among them{' '}
              <Text as="span" color="fg">
                {personal[0].name}
              </Text>
            </>
          ) : null}
          . After the 30 days nothing of them is left.
        </List.Item>
        <List.Item>What you recorded in the books of others stays there, without your name.</List.Item>
      </List.Root>
      <TypeToConfirm
        field="email"
        label="Your e-mail address"
        expected={email}
        confirm="Delete account"
        isDeleting={loading}
        onConfirm={async (typed) => {
          await deleteAccount({ variables: { email: typed } })
          await refresh()
        }}
      />
    </Panel>
  )
}
