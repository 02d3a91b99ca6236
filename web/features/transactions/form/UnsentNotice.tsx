import { Box, Button, Flex } from '@chakra-ui/react'
import { CloudOff } from 'lucide-react'
import { forgetUnsent, type Unsent, useUnsent } from '../../../app/offline/store.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { countOf } from '../../../shared/format/pluralize.ts'

/** What was saved while the server could not be reached: it is kept here until it can. Nothing where nothing waits. */
export function UnsentNotice() {
  const { id, currency } = useOrganization()
  const locale = useLocale()
  const unsent = useUnsent(id)
  if (unsent.length === 0) return null
  const waiting = unsent.filter(({ refusal }) => refusal === null)
  const nameOf = ({ input }: Unsent) =>
    [input.description, textOfMoney(input.amount, input.currency ?? currency, locale)].filter(Boolean).join(', ')

  return (
    <Flex role="status" gap="10px" mb="16px" p="12px" bg="warning.subtle" borderRadius="control" align="flex-start">
      <Box color="warning.fg" pt="1px" aria-hidden>
        <CloudOff size={18} strokeWidth={1.75} />
      </Box>
      <Box flex="1" minW="0">
        {waiting.length > 0 && (
          <>
            <Box textStyle="strong">{countOf(waiting.length, 'transaction')} kept on this device</Box>
            <Box textStyle="small">
              You are offline. It is sent by itself, once, when the connection is back: {waiting.map(nameOf).join('; ')}
            </Box>
          </>
        )}
        {unsent
          .filter(({ refusal }) => refusal !== null)
          .map((each) => (
            <Flex key={each.key} mt="8px" gap="8px" align="center" textStyle="small" wrap="wrap">
              <Box flex="1" minW="0">
                <b>{nameOf(each)}</b> was not taken: {each.refusal}
              </Box>
              <Button size="sm" variant="outline" colorPalette="gray" onClick={() => forgetUnsent(id, each.key)}>
                Discard
              </Button>
            </Flex>
          ))}
      </Box>
    </Flex>
  )
}
