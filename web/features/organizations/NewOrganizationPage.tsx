import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSession } from '../../app/session/session.tsx'
import { useCreateOrganizationMutation } from '../../generated.ts'
import { focusFirstError } from '../../shared/controls/FormField.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { fieldErrorsOf, messageOf } from '../../shared/format/errors.ts'
import { NewOrganizationFields, type OrganizationDraft } from './NewOrganizationFields.tsx'

export function NewOrganizationPage() {
  return (
    <>
      <PageHeader title={t`New organization`} />
      <Panel maxW="560px">
        <Form />
      </Panel>
    </>
  )
}

function Form() {
  const { active, enter } = useOrganizations()
  const { userClient } = useSession()
  const [create, { loading }] = useCreateOrganizationMutation({ client: userClient })
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [draft, setDraft] = useState<OrganizationDraft>({
    kind: 'PERSONAL',
    name: '',
    currency: active?.currency ?? null,
    monthStartDay: 1,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hasTeamCategories: true,
  })

  const showErrors = (broken: Record<string, string>) => {
    setErrors(broken)
    focusFirstError(form.current)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const { currency, kind, hasTeamCategories } = draft
    if (!draft.name.trim()) return showErrors({ name: t`Enter a name.` })
    if (!currency) return showErrors({ currency: t`Choose a currency.` })
    try {
      const { data } = await create({
        variables: { input: { ...draft, currency, hasTeamCategories: kind === 'TEAM' && hasTeamCategories } },
      })
      if (!data) return
      await enter(data.createOrganization)
      await navigate('/dashboard')
    } catch (error) {
      const fields = fieldErrorsOf(error)
      showErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(error) })
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <NewOrganizationFields
        draft={draft}
        errors={errors}
        onChange={(changes) => {
          setDraft((before) => ({ ...before, ...changes }))
          setErrors({})
        }}
      />
      {errors.form && (
        <Box role="alert" mt="16px" color="over.fg">
          {errors.form}
        </Box>
      )}
      <Flex gap="8px" mt="24px" direction={{ base: 'column', sm: 'row-reverse' }}>
        <Button type="submit" size={{ base: 'lg', sm: 'md' }} disabled={loading}>
          {loading ? t`Creating` : t`Create organization`}
        </Button>
        <Button asChild variant="ghost" colorPalette="gray" size={{ base: 'lg', sm: 'md' }}>
          <RouterLink to="/organizations">{t`Cancel`}</RouterLink>
        </Button>
      </Flex>
    </form>
  )
}
