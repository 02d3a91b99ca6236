import { Box, Skeleton } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useOrganizations } from '../../app/session/organization.tsx'
import { useSession, useUser } from '../../app/session/session.tsx'
import { useCountriesQuery, useUpdateCountryMutation } from '../../generated.ts'
import { CountrySelect } from '../../shared/controls/CountrySelect.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { deviceLocales } from '../../shared/format/locale.ts'
import { StepFrame } from './StepFrame.tsx'
import { type StepProps, sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

/** The country sets the currency. The device's probable country is preselected. */
export function CountryStep(step: StepProps) {
  const { data, error, refetch } = useCountriesQuery({ fetchPolicy: 'cache-first' })
  const { chosen, isGuess, choose } = useChoice(data?.countries ?? [])
  const { save, isPending, refusal: errorText, forget } = useSave(step.onNext)
  const field = useRef<HTMLDivElement>(null)
  const country = data?.countries.find(({ id }) => id === chosen)

  const submit = async () => {
    if (!(await save(chosen))) field.current?.querySelector('input')?.focus()
  }
  return (
    <StepFrame
      {...step}
      text={t`Your country sets the currency of your personal organization. You can change the currency until you add transactions.`}
      action={t`Set currency`}
      pending={isPending ? t`Saving` : null}
      onAction={() => void submit()}
      hasSkip
    >
      {error && !data ? (
        <ErrorState title={t`Couldn't load countries`} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton h="66px" />
      ) : (
        <Box ref={field}>
          <FormField label={t`Country`} error={errorText ?? undefined} help={country && currencyHint(country, isGuess)}>
            <CountrySelect
              countries={data.countries}
              value={chosen}
              onChange={(id) => {
                choose(id)
                forget()
              }}
            />
          </FormField>
        </Box>
      )}
    </StepFrame>
  )
}

function currencyHint(country: { currency: string; currencySymbol: string }, isGuess: boolean): string {
  const { currency, currencySymbol: symbol } = country
  return isGuess
    ? t`Currency: ${currency} (${symbol}) · Detected from this device`
    : t`Currency: ${currency} (${symbol})`
}

/** Returns the stored country, or the device's probable one, until the user chooses. */
function useChoice(countries: readonly { id: string; code: string }[]) {
  const stored = useUser().country?.id ?? null
  const [picked, setPicked] = useState<{ id: string | null } | null>(null)
  const [where] = useState(surroundings)
  const code = guessCountry(
    countries.map((country) => country.code),
    where,
  )
  const guess = countries.find((country) => country.code === code)?.id ?? null
  return {
    chosen: picked ? picked.id : (stored ?? guess),
    isGuess: !picked && !stored && guess !== null,
    choose: (id: string | null) => setPicked({ id }),
  }
}

function useSave(onSaved: () => void) {
  const { learn } = useSession()
  const organizations = useOrganizations()
  const [updateCountry] = useUpdateCountryMutation()
  const [isPending, setPending] = useState(false)
  const [errorText, setError] = useState<string | null>(null)

  const save = async (countryId: string | null): Promise<boolean> => {
    if (!countryId) {
      setError(t`Country is required.`)
      return false
    }
    setPending(true)
    try {
      const { data } = await updateCountry({ variables: { countryId } })
      if (data) learn(data.updateCountry)
      organizations.follow()
      showTourToast.success(t`Currency set successfully!`)
      onSaved()
      return true
    } catch (failure) {
      showTourToast.error(t`Failed to set currency.`)
      setError(sentenceOf(failure))
      return false
    } finally {
      setPending(false)
    }
  }
  return { save, isPending, refusal: errorText, forget: () => setError(null) }
}

interface Surroundings {
  /** BCP 47 tags, the preferred one first. */
  languages: readonly string[]
  /** IANA name, such as "Europe/Zurich". */
  timeZone: string
}

function surroundings(): Surroundings {
  return { languages: deviceLocales, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }
}

/**
 * Returns the ISO 3166-1 code of the device's probable country, or null. The time zone is more reliable than the
 * language, which is often the factory setting. The language decides between countries of one time zone.
 */
function guessCountry(codes: readonly string[], { languages, timeZone }: Surroundings): string | null {
  const languageCountries = languages.flatMap((tag) => regionOf(tag) ?? []).filter((code) => codes.includes(code))
  const near = codes.filter((code) => isIn(code, timeZone))
  return languageCountries.find((code) => near.includes(code)) ?? near[0] ?? languageCountries[0] ?? null
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Browsers without `getTimeZones` rely on the language only. */
function isIn(code: string, timeZone: string): boolean {
  return new Intl.Locale(`und-${code}`).getTimeZones?.()?.includes(timeZone) ?? false
}
