import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type SubmitEvent, useState } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { useSession, useUser } from '../../../app/session/session.tsx'
import { useCountriesQuery, useUpdateCountryMutation } from '../../../generated.ts'
import { CountrySelect } from '../../../shared/controls/CountrySelect.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

/** The country sets the currency of the personal organization while it has no transactions. */
export function CountryPanel() {
  const user = useUser()
  const { learn } = useSession()
  const organizations = useOrganizations()
  const { data, error, refetch } = useCountriesQuery({ fetchPolicy: 'cache-first' })
  const [updateCountry, { loading }] = useUpdateCountryMutation()
  const stored = user.country?.id ?? null
  const [chosen, setChosen] = useState(stored)
  const [errorText, setError] = useState<string | null>(null)

  const country = data?.countries.find(({ id }) => id === chosen)
  const personal = organizations.list.find(({ id }) => id === user.defaultPersonalOrganization?.id)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!chosen) return setError(t`Country is required.`)
    try {
      const { data } = await updateCountry({ variables: { countryId: chosen } })
      if (data) learn(data.updateCountry)
      organizations.follow()
      showToast.success(t`Currency set successfully!`)
    } catch (failure) {
      setError(messageOf(failure))
    }
  }

  if (error && !data) {
    return (
      <Panel title={t`Country and currency`}>
        <ErrorState title={t`Couldn't load countries`} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  return (
    <Panel title={t`Country and currency`}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Box maxW="440px">
          <FormField label={t`Country`} error={errorText ?? undefined} help={country && currencyLine(country)}>
            <CountrySelect
              countries={data?.countries ?? []}
              value={chosen}
              onChange={(id) => {
                setChosen(id)
                setError(null)
              }}
            />
          </FormField>
        </Box>
        {personal && country && personal.currency !== country.currency && (
          <Box mt="8px" textStyle="small" color="fg.muted">
            {followsLine(personal)}
          </Box>
        )}
        <Button mt="16px" w={{ base: '100%', sm: 'auto' }} type="submit" disabled={loading || chosen === stored}>
          {loading ? t`Saving` : t`Save country`}
        </Button>
      </form>
    </Panel>
  )
}

const currencyLine = ({ currency, currencySymbol }: { currency: string; currencySymbol: string }) =>
  t`Currency: ${currency} (${currencySymbol})`

const followsLine = ({ name, currency }: { name: string; currency: string }) =>
  t`${name} uses ${currency}. Its currency follows your country until you add a transaction.`
