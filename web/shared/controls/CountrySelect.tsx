import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { SearchSelect } from './SearchSelect.tsx'

interface CountrySelectProps {
  countries: readonly { id: string; name: string; currency: string }[]
  value: string | null
  onChange: (id: string | null) => void
}

export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const choices = useMemo(
    () => countries.map(({ id, name, currency }) => ({ value: id, label: name, note: currency })),
    [countries],
  )
  return (
    <SearchSelect
      choices={choices}
      value={value}
      onChange={onChange}
      placeholder={t`Choose a country`}
      openLabel={t`Show countries`}
      noneFound={t`No such country`}
    />
  )
}
