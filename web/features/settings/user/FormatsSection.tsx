import { Box, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useUser } from '../../../app/session/session.tsx'
import { type Theme, useTheme } from '../../../app/theme/ThemeProvider.tsx'
import { FormField } from '../../../shared/controls/FormField.tsx'
import { SearchSelect } from '../../../shared/controls/SearchSelect.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { formatDayHeader, formatMonth, monthOf, today } from '../../../shared/format/dates.ts'
import { deviceLocale, LocaleContext } from '../../../shared/format/locale.ts'
import { formatChoices, languageChoices, weekStartChoices } from './formats.ts'
import { usePreferenceChoice } from './preferences.ts'

export function FormatsSection() {
  return (
    <Stack gap="16px">
      <LanguagePanel />
      <ThemePanel />
    </Stack>
  )
}

function ThemePanel() {
  const { theme, setTheme } = useTheme()
  const themes: { value: Theme; label: string }[] = [
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
    { value: 'system', label: t`System` },
  ]
  return (
    <Panel title={t`Theme`}>
      <SegmentedControl label={t`Theme`} options={themes} value={theme} onChange={setTheme} />
      <Box mt="8px" textStyle="small" color="fg.muted">
        {t`Applies to this device. System follows the device's setting.`}
      </Box>
    </Panel>
  )
}

/** Language, formats and the first day of the week. A choice applies at once on all devices of the user. */
function LanguagePanel() {
  const { locale, language, weekStart } = useUser()
  const { currency } = useOrganization()
  const { choose, choiceOf, errorOf } = usePreferenceChoice()
  const format = choiceOf('locale', locale ?? '')
  const formats = useMemo(() => formatChoices(deviceLocale, locale, currency, new Date()), [locale, currency])
  return (
    <Panel title={t`Language and formats`}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="20px">
        <Stack gap="16px">
          <FormField label={t`Language`} error={errorOf('language')}>
            <SearchSelect
              choices={languageChoices()}
              value={choiceOf('language', language ?? '')}
              onChange={(next) => next !== null && void choose('language', next)}
              placeholder={t`Choose a language`}
              openLabel={t`Show languages`}
              noneFound={t`No such language`}
            />
          </FormField>
          <FormField label={t`Amounts and dates`} error={errorOf('locale')}>
            <SearchSelect
              choices={formats}
              value={format}
              onChange={(next) => next !== null && void choose('locale', next)}
              placeholder={t`Choose a format`}
              openLabel={t`Show formats`}
              noneFound={t`No such format`}
            />
          </FormField>
          <FormField label={t`First day of the week`} error={errorOf('weekStart')}>
            <SearchSelect
              choices={weekStartChoices(format || deviceLocale)}
              value={choiceOf('weekStart', String(weekStart ?? 0))}
              onChange={(next) => next !== null && void choose('weekStart', next)}
              placeholder={t`Choose a day`}
              openLabel={t`Show days`}
              noneFound={t`No such day`}
            />
          </FormField>
        </Stack>
        <FormatSpecimen locale={format || deviceLocale} />
      </SimpleGrid>
    </Panel>
  )
}

function FormatSpecimen({ locale }: { locale: string }) {
  const { currency } = useOrganization()
  const day = today()
  return (
    <LocaleContext value={locale}>
      <Box role="img" aria-label={t`Sample`} borderWidth="1px" borderColor="border" borderRadius="control">
        <Flex justify="space-between" px="12px" h="34px" align="center" bg="bg.subtle" borderTopRadius="control">
          <Box textStyle="label">{formatDayHeader(day, locale, '').text}</Box>
          <Box textStyle="small" color="fg.muted">
            {formatMonth(monthOf(day), locale)}
          </Box>
        </Flex>
        {sampleLines().map(({ name, amount }) => (
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

const sampleLines = () => [
  { name: t`Salary`, amount: '2420.00' },
  { name: t`Rent & mortgage`, amount: '-1234.56' },
]
