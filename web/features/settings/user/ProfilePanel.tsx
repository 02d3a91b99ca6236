import { Box, Button, Flex, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { useSession, useUser } from '../../../app/session/session.tsx'
import { useUpdatePreferredNameMutation } from '../../../generated.ts'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { UserAvatar } from '../../../shared/display/PersonAvatar.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export function ProfilePanel() {
  const user = useUser()
  const { learn } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [updateName, { loading }] = useUpdatePreferredNameMutation()
  const [written, setName] = useState<string | null>(null)
  const name = written ?? user.name
  const shownName = user.name || t`User`
  const [error, setError] = useState<string | null>(null)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      if (!name.trim()) throw new Error(t`Name is required.`)
      const { data } = await updateName({ variables: { name: name.trim() } })
      if (data) learn(data.updatePreferredName)
      setName(null)
      showToast.success(t`Name saved!`)
    } catch (caught) {
      setError(fieldErrorsOf(caught).name ?? messageOf(caught))
      focusFirstError(form.current)
    }
  }

  return (
    <Panel title={t`Profile`}>
      <Flex align="center" gap="12px" mb="16px" mt="4px">
        <UserAvatar name={shownName} size={32} />
        <Box minW="0">
          <Box textStyle="strong" truncate>
            {shownName}
          </Box>
          <Box textStyle="small" color="fg.muted" truncate>
            {user.email}
          </Box>
        </Box>
      </Flex>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate>
        <Box maxW="440px">
          <FormField label={t`Name`} error={error ?? undefined} help={t`Shown to the members of your organizations`}>
            <Input
              value={name}
              maxLength={120}
              autoComplete="name"
              onChange={(event) => {
                setName(event.target.value)
                setError(null)
              }}
            />
          </FormField>
        </Box>
        <Button
          mt="16px"
          w={{ base: '100%', sm: 'auto' }}
          type="submit"
          disabled={loading || name.trim() === user.name}
        >
          {loading ? t`Saving` : t`Save name`}
        </Button>
      </form>
    </Panel>
  )
}
