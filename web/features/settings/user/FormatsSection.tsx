import { Box, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUser } from '../../../app/session/session.tsx'
import { type Theme, useTheme } from '../../../app/theme/ThemeProvider.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { SearchSelect } from '../../../shared/controls/SearchSelect.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatDayHeader, formatMonth, monthOf, today } from '../../../shared/format/dates.ts'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'
import { LocaleContext } from '../../../shared/format/locale.ts'
import { formatChoices } from './formats.ts'
import { useSavePreferences } from './preferences.ts'

export function FormatsSection() {
  return (
    <Stack gap="16px">
      <FormatsPanel />
      <ThemePanel />
    </Stack>
  )
}

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

function ThemePanel() {
  const { theme, setTheme } = useTheme()
  return (
    <Panel title="Theme">
      <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
      <Box mt="8px" textStyle="small" color="fg.muted">
        On this device. System follows what the device is set to.
      </Box>
    </Panel>
  )
}

/** Number and date formats. A choice applies at once on all devices of the user. */
function FormatsPanel() {
  const { locale } = useUser()
  const { currency } = useOrganization()
  const savePreferences = useSavePreferences()
  const [pending, setPending] = useState<string | null>(null)
  const [errorText, setError] = useState<string | null>(null)
  const value = pending ?? locale ?? ''
  const choices = useMemo(() => formatChoices(navigator.language, locale, currency, new Date()), [locale, currency])

  const choose = async (next: string | null) => {
    if (next === null || next === value) return
    setPending(next)
    setError(null)
    try {
      await savePreferences({ locale: next })
    } catch (error) {
      setError(fieldErrorsOf(error).locale ?? messageOf(error))
    } finally {
      setPending(null)
    }
  }

  return (
    <Panel title="Formats">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="20px">
        <FormField
          label="Amounts and dates"
          error={errorText ?? undefined}
          help="For you alone, on all your devices. The words stay English."
        >
          <SearchSelect
            choices={choices}
            value={value}
            onChange={(next) => void choose(next)}
            placeholder="Choose a format"
            openLabel="Show formats"
            noneFound="No such format"
          />
        </FormField>
        <FormatSpecimen locale={value || navigator.language} />
      </SimpleGrid>
    </Panel>
  )
}

function FormatSpecimen({ locale }: { locale: string }) {
  const { currency } = useOrganization()
  const day = today()
  return (
    <LocaleContext value={locale}>
      <Box role="img" aria-label="Sample" borderWidth="1px" borderColor="border" borderRadius="control">
        <Flex justify="space-between" px="12px" h="34px" align="center" bg="bg.subtle" borderTopRadius="control">
          <Box textStyle="label">{formatDayHeader(day, locale, '').text}</Box>
          <Box textStyle="small" color="fg.muted">
            {formatMonth(monthOf(day), locale)}
          </Box>
        </Flex>
        {lines.map(({ name, amount }) => (
          <Flex
            key={name}
            justify="space-between"
            gap="12px"
            px="12px"
            h="40px"
            align="center"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box textStyle="strong">{name}</Box>
            <Amount value={amount} currency={currency} sign="always" />
          </Flex>
        ))}
      </Box>
    </LocaleContext>
  )
}

const lines = [
  { name: 'Salary', amount: '2420.00' },
  { name: 'Rent & mortgage', amount: '-1234.56' },
]
