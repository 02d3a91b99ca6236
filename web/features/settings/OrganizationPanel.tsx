import { Button, Input, NativeSelect, SimpleGrid } from '@chakra-ui/react'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { useOrganization, useOrganizations } from '../../app/organization.tsx'
import {
  type OrganizationChangesInput,
  useCountriesQuery,
  useRecordedCountQuery,
  useUpdateOrganizationMutation,
} from '../../generated.ts'
import { monthOf, today } from '../../shared/dates.ts'
import { fieldErrorsOf, messageOf } from '../../shared/errors.ts'
import { FormField, focusFirstError } from '../../shared/FormField.tsx'
import { useLocale } from '../../shared/locale.ts'
import { currencyChoices, monthWords, ordinal, timeZoneChoices } from '../../shared/organization-choices.ts'
import { Panel } from '../../shared/Panel.tsx'
import { SearchSelect } from '../../shared/SearchSelect.tsx'
import { say } from '../../shared/toaster.ts'
import { countOf } from '../../shared/words.ts'

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/** What the organization is called and how it counts. */
export function OrganizationPanel() {
  const organization = useOrganization()
  const organizations = useOrganizations()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [update, { loading }] = useUpdateOrganizationMutation()
  const { data: recorded } = useRecordedCountQuery()
  /** What was changed here; the rest follows what others change. */
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
    const mended = Object.keys(changed)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.includes(field))))
  }

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    try {
      await update({ variables: { changes } })
      await organizations.refresh({ isSilent: true })
      setDraft({})
      setErrors({})
      say.success('Organization saved')
    } catch (error) {
      const fields = fieldErrorsOf(error)
      setErrors(Object.keys(fields).length > 0 ? fields : { name: messageOf(error) })
      focusFirstError(form.current)
    }
  }

  return (
    <Panel title="General">
      <form ref={form} onSubmit={(event) => void save(event)} noValidate>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="20px">
          <FormField label="Name" error={errors.name}>
            <Input value={value.name} maxLength={120} onChange={(event) => change({ name: event.target.value })} />
          </FormField>
          <FormField
            label="Currency"
            error={errors.currency}
            help={
              count > 0
                ? `${countOf(count, 'transaction')} ${count === 1 ? 'is' : 'are'} kept in it, so it stays.`
                : 'It can be changed as long as nothing is recorded.'
            }
          >
            <SearchSelect
              choices={currencies}
              value={value.currency}
              onChange={(currency) => currency && change({ currency })}
              placeholder="Choose a currency"
              openLabel="Show currencies"
              noneFound="No such currency"
              isDisabled={count > 0}
            />
          </FormField>
          <FormField
            label="The month starts on the"
            error={errors.monthStartDay}
            help={monthWords(value.monthStartDay, monthOf(today()), locale)}
          >
            <NativeSelect.Root>
              <NativeSelect.Field
                value={value.monthStartDay}
                onChange={(event) => change({ monthStartDay: Number(event.target.value) })}
              >
                {days.map((day) => (
                  <option key={day} value={day}>
                    {ordinal(day)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
          <FormField label="Time zone" error={errors.timeZone} help="When a day begins, for what is sent and reminded.">
            <SearchSelect
              choices={timeZones}
              value={value.timeZone}
              onChange={(timeZone) => timeZone && change({ timeZone })}
              placeholder="Choose a time zone"
              openLabel="Show time zones"
              noneFound="No such time zone"
            />
          </FormField>
        </SimpleGrid>
        <Button
          mt="20px"
          w={{ base: '100%', sm: 'auto' }}
          type="submit"
          disabled={loading || Object.keys(changes).length === 0}
        >
          {loading ? 'Saving' : 'Save changes'}
        </Button>
      </form>
    </Panel>
  )
}

type Settled = Pick<ReturnType<typeof useOrganization>, 'name' | 'currency' | 'monthStartDay' | 'timeZone'>
type Draft = Partial<Settled>

/** What of a draft is other than what is kept. */
function changesOf(draft: Draft, { name, currency, monthStartDay, timeZone }: Settled): OrganizationChangesInput {
  return {
    ...(draft.name !== undefined && draft.name.trim() !== name && { name: draft.name.trim() }),
    ...(draft.currency !== undefined && draft.currency !== currency && { currency: draft.currency }),
    ...(draft.monthStartDay !== undefined &&
      draft.monthStartDay !== monthStartDay && { monthStartDay: draft.monthStartDay }),
    ...(draft.timeZone !== undefined && draft.timeZone !== timeZone && { timeZone: draft.timeZone }),
  }
}
