import { Box, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { InvitationOfferFragment } from '../../generated.ts'
import { dayOf, formatFullDay } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { roleMeanings, roleNames } from '../../shared/format/roles.ts'

export function InvitationFacts({ invitation }: { invitation: InvitationOfferFragment }) {
  const locale = useLocale()
  const facts = [
    [t`Role`, `${roleNames[invitation.role]}. ${roleMeanings[invitation.role]}`],
    [t`For`, invitation.email],
    [t`Until`, formatFullDay(dayOf(new Date(invitation.expiresAt)), locale)],
  ]
  return (
    <Box as="dl" borderWidth="1px" borderRadius="panel" bg="bg.panel" overflow="clip">
      {facts.map(([label, text]) => (
        <Grid
          key={label}
          templateColumns="52px minmax(0, 1fr)"
          gap="12px"
          px="16px"
          py="10px"
          borderTopWidth="1px"
          borderColor="border.muted"
          _first={{ borderTopWidth: '0' }}
        >
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {text}
          </Box>
        </Grid>
      ))}
    </Box>
  )
}
