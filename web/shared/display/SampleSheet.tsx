import { Box, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { formatMonth, monthOf, today } from '../format/dates.ts'
import { useLocale } from '../format/locale.ts'
import { Amount } from './Amount.tsx'
import { DateLabel } from './DateLabel.tsx'

const entries = () =>
  [
    { day: '13', name: t`Harbor & Pine, salary`, value: '2420.00', type: 'INCOME' },
    { day: '14', name: 'Ridge Street Pizza', value: '48.60', type: 'EXPENSE' },
    { day: '16', name: 'Seattle City Light', value: '96.15', type: 'EXPENSE' },
    { day: '17', name: 'Greenlake Market', value: '61.18', type: 'EXPENSE' },
    { day: '17', name: 'Elliott Books', value: '34.00', type: 'EXPENSE' },
  ] as const

export function SampleSheet() {
  const month = monthOf(today())
  const locale = useLocale()

  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="panel"
      boxShadow="xl"
      px="32px"
      pt="28px"
      pb="26px"
    >
      <Flex justify="space-between" align="baseline" mb="16px">
        <Text textStyle="section">{formatMonth(month, locale)}</Text>
        <Text textStyle="small" color="fg.muted">
          {t`Home`}
        </Text>
      </Flex>
      {entries().map(({ day, name, value, type }) => (
        <Flex key={name} h="40px" align="center" borderTopWidth="1px" borderColor="border.muted">
          <DateLabel day={`${month}-${day}`} textStyle="small" color="fg.muted" w="64px" />
          <Text flex="1" truncate>
            {name}
          </Text>
          <Amount value={value} currency="USD" type={type} />
        </Flex>
      ))}
      <Flex borderTopWidth="1px" borderColor="fg" pt="16px" align="center" justify="space-between">
        <Text color="fg.muted">{t`Net`}</Text>
        <Amount value="2180.07" currency="USD" sign="always" size="figure" isFinal />
      </Flex>
    </Box>
  )
}
