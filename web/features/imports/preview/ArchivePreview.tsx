import { Box, Flex, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import type { ImportSheetFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { dayOf, formatFullDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatCount } from '../labels.ts'
import { entityLabel } from './entity-labels.ts'

export function ArchivePreview({ archive }: { archive: NonNullable<ImportSheetFragment['archive']> }) {
  const locale = useLocale()
  const { organizationName, madeAt, counts, there, notes } = archive
  const day = formatFullDay(dayOf(new Date(madeAt)), locale)
  const held = counts.filter(({ count }) => count > 0)
  const thereOf = (noun: string) => there.find((each) => each.noun === noun)?.count ?? 0
  return (
    <Panel isList title={t`All data from ${organizationName}`} note={t`as of ${day}`}>
      <Box as="dl">
        {held.map(({ noun, count }) => (
          <Flex
            key={noun}
            justify="space-between"
            align="center"
            minH="46px"
            px={{ base: '16px', md: '20px' }}
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Text as="dt" textStyle="strong">
              {entityLabel(noun)}
            </Text>
            <Flex as="dd" gap="12px" align="baseline">
              {thereOf(noun) > 0 && (
                <Box textStyle="small" color="fg.muted">
                  {existingText(thereOf(noun), count, locale)}
                </Box>
              )}
              {formatCount(count, locale)}
            </Flex>
          </Flex>
        ))}
      </Box>
      {notes.length > 0 && (
        <Box
          as="ul"
          listStylePosition="inside"
          px={{ base: '16px', md: '20px' }}
          py="12px"
          borderTopWidth="1px"
          color="fg.muted"
        >
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
    </Panel>
  )
}

function existingText(existing: number, count: number, locale: string): string {
  if (existing === count) return t`All already exist`
  const number = formatCount(existing, locale)
  return plural(existing, { one: `${number} already exists`, other: `${number} already exist` })
}
