import { useMemo } from 'react'
import { useLocale } from '../format/locale.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'

interface CurrencySelectProps {
  value: string
  onChange: (currency: string) => void
  /** The currency that is not offered. */
  except?: string
}

/** A select of the currencies that the browser knows, with their names. */
export function CurrencySelect({ value, onChange, except }: CurrencySelectProps) {
  const locale = useLocale()
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return Intl.supportedValuesOf('currency')
      .filter((code) => code !== except)
      .map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
  }, [locale, except])
  return <ChoiceSelect choices={choices} value={value} onChange={onChange} />
}
