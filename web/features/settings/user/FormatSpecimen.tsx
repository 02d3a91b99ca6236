import { Box, Flex } from '@chakra-ui/react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { Amount } from '../../../shared/display/Amount.tsx'
import { formatDayHeader, formatMonth, monthOf, today } from '../../../shared/format/dates.ts'
import { LocaleContext } from '../../../shared/format/locale.ts'

/** A day of a ledger as it is written in a format. */
export function FormatSpecimen({ locale }: { locale: string }) {
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
