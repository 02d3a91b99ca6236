import { Box, Checkbox, Input, Stack } from '@chakra-ui/react'
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

const kinds: { value: OrganizationKind; label: string }[] = [
  { value: 'PERSONAL', label: 'Personal' },
  { value: 'TEAM', label: 'Team' },
]
const kindHelp: Record<OrganizationKind, string> = {
  PERSONAL: 'For yourself or a household.',
  TEAM: 'For a company or a club: with categories for a business, if you like.',
}

export function NewOrganizationFields({ draft, errors, onChange }: NewOrganizationFieldsProps) {
  const { userClient } = useSession()
  const { data, error, refetch } = useCountriesQuery({ client: userClient, fetchPolicy: 'cache-first' })
  const currencies = useMemo(() => currencyChoices(data?.countries ?? []), [data])
  const timeZones = useMemo(() => timeZoneChoices(draft.timeZone), [draft.timeZone])

  if (error && !data) return <ErrorState title="The currencies did not load" onRetry={() => void refetch()} />
  return (
    <Stack gap="16px">
      <Box>
        <SegmentedControl
          label="Kind"
          isWide
          options={kinds}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
        <Box mt="6px" textStyle="small" color="fg.muted">
          {kindHelp[draft.kind]}
        </Box>
      </Box>
      <FormField label="Name" error={errors.name} help="Shown to its members">
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
          <Checkbox.Label>Add categories for a business: payroll, marketing, office rent and seven more</Checkbox.Label>
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
