import { Box, Checkbox, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useSession } from '../../app/session/session.tsx'
import { type OrganizationKind, useCountriesQuery } from '../../generated.ts'
import { FormField } from '../../shared/controls/FormField.tsx'
import { OrganizationFields } from '../../shared/controls/OrganizationFields.tsx'
import { currencyChoices, timeZoneChoices } from '../../shared/controls/organization-choices.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'

export interface OrganizationDraft {
  kind: OrganizationKind
  name: string
  currency: string | null
  monthStartDay: number
  timeZone: string
  hasTeamCategories: boolean
}

interface NewOrganizationFieldsProps {
  draft: OrganizationDraft
  errors: Record<string, string>
  onChange: (changes: Partial<OrganizationDraft>) => void
}

const kinds = (): { value: OrganizationKind; label: string; help: string }[] => [
  { value: 'PERSONAL', label: t`Personal`, help: t`For yourself or a household.` },
  { value: 'TEAM', label: t`Team`, help: t`For a company or club, with optional business categories.` },
]

export function NewOrganizationFields({ draft, errors, onChange }: NewOrganizationFieldsProps) {
  const { userClient } = useSession()
  const { data, error, refetch } = useCountriesQuery({ client: userClient, fetchPolicy: 'cache-first' })
  const currencies = useMemo(() => currencyChoices(data?.countries ?? []), [data])
  const timeZones = useMemo(() => timeZoneChoices(draft.timeZone), [draft.timeZone])

  if (error && !data) return <ErrorState title={t`Couldn't load currencies`} onRetry={() => void refetch()} />
  return (
    <Stack gap="16px">
      <Box>
        <SegmentedControl
          label={t`Kind`}
          isWide
          options={kinds()}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <Box mt="6px" textStyle="small" color="fg.muted">
          {kinds().find(({ value }) => value === draft.kind)?.help}
        </Box>
      </Box>
      <FormField label={t`Name`} error={errors.name} help={t`Visible to all members`}>
        <Input
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </FormField>
      {draft.kind === 'TEAM' && (
        <Checkbox.Root
          checked={draft.hasTeamCategories}
          onCheckedChange={({ checked }) => onChange({ hasTeamCategories: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t`Add 10 business categories, such as payroll, marketing and office rent`}</Checkbox.Label>
        </Checkbox.Root>
      )}
      <OrganizationFields
        values={draft}
        errors={errors}
        currencies={currencies}
        timeZones={timeZones}
        onChange={onChange}
      />
    </Stack>
  )
}
