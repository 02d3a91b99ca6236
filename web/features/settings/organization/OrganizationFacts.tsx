import { Box, Grid } from '@chakra-ui/react'
import { useOrganization } from '../../../app/session/organization.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { monthOf, today } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { currencyName, monthWords, timeZoneName } from '../../../shared/format/organization-choices.ts'

/** The same as text, for who may not change it. */
export function OrganizationFacts() {
  const { name, currency, monthStartDay, timeZone, isReadOnly } = useOrganization()
  const locale = useLocale()
  const facts = [
    ['Name', name],
    ['Currency', currencyName(currency)],
    ['Month', monthWords(monthStartDay, monthOf(today()), locale)],
    ['Time zone', timeZoneName(timeZone)],
  ]
  return (
    <Panel title="General" isList>
      <Box as="dl">
        {facts.map(([label, text]) => (
          <Grid
            key={label}
            templateColumns={{ base: '1fr', sm: '160px 1fr' }}
            px={{ base: '16px', md: '20px' }}
            py="12px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd">{text}</Box>
          </Grid>
        ))}
      </Box>
      <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" textStyle="small" color="fg.muted">
        {isReadOnly
          ? 'The plan has ended: nothing can be changed until an Owner chooses one.'
          : 'Owners and Admins can change this.'}
      </Box>
    </Panel>
  )
}
