import { Button, Input, SimpleGrid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { useOrganization, useOrganizations } from '../../../app/session/organization.tsx'
import { useUndo } from '../../../app/undo/undo.ts'
import {
  type OrganizationChangesInput,
  useCountriesQuery,
  useRecordedCountQuery,
  useUpdateOrganizationMutation,
} from '../../../generated.ts'
import { FormField, focusFirstError } from '../../../shared/controls/FormField.tsx'
import { OrganizationFields } from '../../../shared/controls/OrganizationFields.tsx'
import { currencyChoices, timeZoneChoices } from '../../../shared/controls/organization-choices.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'

export function OrganizationPanel() {
  const organization = useOrganization()
  const { learn } = useOrganizations()
  const form = useRef<HTMLFormElement>(null)
  const [update, { loading }] = useUpdateOrganizationMutation()
  const { offerUndo } = useUndo()
  const { data: recorded } = useRecordedCountQuery()
  /** Holds local changes only, so that other fields follow live changes. */
  const [draft, setDraft] = useState<Draft>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { data: known } = useCountriesQuery({ fetchPolicy: 'cache-first' })
  const currencies = useMemo(() => currencyChoices([...(known?.countries ?? []), organization]), [known, organization])
  const timeZones = useMemo(() => timeZoneChoices(organization.timeZone), [organization.timeZone])

  const value = { ...organization, ...draft }
  const changes = changesOf(draft, organization)
  const count = recorded?.transactionTotals.count ?? 0

  const change = (changed: Draft) => {
    setDraft({ ...draft, ...changed })
    const changedFields = Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !changedFields.includes(field))))
  }

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      const answer = await update({ variables: { changes } })
      if (answer.data) learn(answer.data.updateOrganization)
      setDraft({})
      setErrors({})
      offerUndo(t`Organization saved`, answer)
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { name: messageOf(error) })
      focusFirstError(form.current)
    }
  }

  return (
    <Panel title={t`General`}>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="20px">
          <FormField label={t`Name`} error={errors.name}>
            <Input value={value.name} maxLength={120} onChange={(event) => change({ name: event.target.value })} />
          </FormField>
          <OrganizationFields
            values={value}
            errors={errors}
            currencies={currencies}
            timeZones={timeZones}
            currencyNote={count > 0 ? t`The currency is locked once there are transactions.` : null}
            // An empty field must not change the currency.
            onChange={({ currency, ...others }) => change({ ...others, ...(currency && { currency }) })}
          />
        </SimpleGrid>
        <Button
          mt="20px"
          w={{ base: '100%', sm: 'auto' }}
          type="submit"
          disabled={loading || Object.keys(changes).length === 0}
        >
          {loading ? t`Saving` : t`Save changes`}
        </Button>
      </form>
    </Panel>
  )
}

type SavedSettings = Pick<ReturnType<typeof useOrganization>, 'name' | 'currency' | 'monthStartDay' | 'timeZone'>
type Draft = Partial<SavedSettings>

/** Returns the draft's values that differ from the stored ones. */
function changesOf(draft: Draft, { name, currency, monthStartDay, timeZone }: SavedSettings): OrganizationChangesInput {
  return {
    ...(draft.name !== undefined && draft.name.trim() !== name && { name: draft.name.trim() }),
    ...(draft.currency !== undefined && draft.currency !== currency && { currency: draft.currency }),
    ...(draft.monthStartDay !== undefined &&
      draft.monthStartDay !== monthStartDay && { monthStartDay: draft.monthStartDay }),
    ...(draft.timeZone !== undefined && draft.timeZone !== timeZone && { timeZone: draft.timeZone }),
  }
}
