import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useComingUpQuery } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'

const maxShown = 5

/** Shows occurrences of the next 30 days, overdue ones first. Hidden without any. */
export function ComingUp(props: Omit<BoxProps, 'title'>) {
  const { data, error, refetch } = useComingUpQuery()
  if (!data) {
    return error ? (
      <Panel title={t`Coming up`} isList {...props}>
        <ErrorState title={t`Couldn't load upcoming transactions`} onRetry={() => void refetch()} />
      </Panel>
    ) : null
  }
  const { recurrences, occurrences, suggestionCount } = data.recurring
  if (occurrences.length === 0 && suggestionCount === 0) return null
  const byId = new Map(recurrences.map((recurrence) => [recurrence.id, recurrence]))
  const rows = occurrences.slice(0, maxShown).flatMap(({ recurrenceId, ...occurrence }) => {
    const recurrence = byId.get(recurrenceId)
    return recurrence ? [{ recurrence, ...occurrence }] : []
  })

  return (
    <Panel
      title={t`Coming up`}
      note={t`30 days`}
      aside={<TextLink to="/transactions/recurring">{t`All recurring`}</TextLink>}
      isList
      {...props}
    >
      <Box as="ul" listStyleType="none" aria-label={t`Coming up`}>
        {rows.map(({ recurrence, date, isDue }) => (
          <Box as="li" key={`${recurrence.id} ${date}`} borderTopWidth="1px" borderColor="border.muted">
            <Row>
              <CategoryTile category={recurrence.category} />
              <Box flex="1" minW="0">
                <Box textStyle="strong" truncate>
                  {recurrence.description}
                </Box>
                <Box textStyle="small" color={isDue ? 'warning.fg' : 'fg.muted'}>
                  {isDue ? (
                    <Trans>
                      Due <DateLabel day={date} />
                    </Trans>
                  ) : (
                    <DateLabel day={date} />
                  )}
                </Box>
              </Box>
              <Amount {...moneyOf(recurrence.amount)} type={recurrence.type} />
            </Row>
          </Box>
        ))}
        {suggestionCount > 0 && (
          <Box as="li" borderTopWidth="1px" borderColor="border.muted">
            <Row>
              <Box flex="1" textStyle="small" color="fg.muted">
                {plural(
                  { count: suggestionCount },
                  {
                    one: '# possible recurring payment',
                    other: '# possible recurring payments',
                  },
                )}
              </Box>
              <Flex color="fg.muted">
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              </Flex>
            </Row>
          </Box>
        )}
      </Box>
    </Panel>
  )
}

const moneyOf = ({ value, currency }: { value: string; currency: string }) => ({ value, currency })

function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      asChild
      display="flex"
      alignItems="center"
      gap="12px"
      minH="58px"
      px={{ base: '16px', md: '20px' }}
      py="8px"
      _hover={{ bg: 'bg.hover' }}
      focusVisibleRing="inside"
    >
      <RouterLink to="/transactions/recurring">{children}</RouterLink>
    </chakra.div>
  )
}
