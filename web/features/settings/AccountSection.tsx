import { Box, Button, Input, List, Text } from '@chakra-ui/react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useOrganizations } from '../../app/organization.tsx'
import { useSession, useUser } from '../../app/session.tsx'
import { useDeleteAccountMutation } from '../../generated.ts'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { FormField, focusFirstError } from '../../shared/FormField.tsx'
import { Panel } from '../../shared/Panel.tsx'

/** The way out: what is lost, what stays, and the address typed so that nothing is deleted by a slip. */
export function AccountSection() {
  const { email } = useUser()
  const { refresh } = useSession()
  const { list } = useOrganizations()
  const form = useRef<HTMLFormElement>(null)
  const [deleteAccount, { loading }] = useDeleteAccountMutation()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)

  const remove = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await deleteAccount({ variables: { email: typed.trim() } })
      await refresh()
    } catch (error) {
      setRefusal(fieldErrorsOf(error).email ?? messageOf(error))
      focusFirstError(form.current)
    }
  }

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
      <form ref={form} onSubmit={(event) => void remove(event)} noValidate>
        <Box mt="20px" maxW="440px">
          <FormField label="Your e-mail address" error={refusal ?? undefined} help={`Type ${email} to confirm`}>
            <Input
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setRefusal(null)
              }}
            />
          </FormField>
        </Box>
        <Button
          mt="16px"
          w={{ base: '100%', sm: 'auto' }}
          type="submit"
          colorPalette="over"
          disabled={loading || typed.trim() === ''}
        >
          {loading ? 'Deleting' : 'Delete account'}
        </Button>
      </form>
    </Panel>
  )
}
