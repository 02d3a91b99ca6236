import { Box, Button, Input, List } from '@chakra-ui/react'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMay } from '../../app/may.ts'
import { useOrganization, useOrganizations } from '../../app/organization.tsx'
import { useDeleteOrganizationMutation } from '../../generated.ts'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { FormField, focusFirstError } from '../../shared/FormField.tsx'
import { Panel } from '../../shared/Panel.tsx'
import { say } from '../../shared/toaster.ts'

/** The end of an organization: its name typed so that nothing is deleted by a slip. */
export function DeleteOrganizationSection() {
  const { name } = useOrganization()
  const { refresh } = useOrganizations()
  const mayDelete = useMay('ORGANIZATION_OWN')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [deleteOrganization, { loading }] = useDeleteOrganizationMutation()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)

  const remove = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await deleteOrganization({ variables: { name: typed.trim() } })
      await refresh({ isSilent: true })
      say.success(`${name} deleted. It can be restored for 30 days.`, { duration: 6000 })
      await navigate('/organizations')
    } catch (error) {
      setRefusal(fieldErrorsOf(error).name ?? messageOf(error))
      focusFirstError(form.current)
    }
  }

  if (!mayDelete) return <Panel title="Delete organization">Only an Owner can delete {name}.</Panel>
  return (
    <Panel title="Delete organization">
      <List.Root gap="8px" ps="18px" color="fg.muted">
        <List.Item>From now on no member can open {name}.</List.Item>
        <List.Item>For 30 days an Owner can restore it, with everything in it, under Organizations.</List.Item>
        <List.Item>
          After that its transactions, budgets, receipts and conversations are lost, and nobody can bring them back.
        </List.Item>
      </List.Root>
      <form ref={form} onSubmit={(event) => void remove(event)} noValidate>
        <Box mt="20px" maxW="440px">
          <FormField label="Name of the organization" error={refusal ?? undefined} help={`Type ${name} to confirm`}>
            <Input
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
          {loading ? 'Deleting' : 'Delete organization'}
        </Button>
      </form>
    </Panel>
  )
}
