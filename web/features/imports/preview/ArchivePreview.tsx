import { Box, Flex, Text } from '@chakra-ui/react'
import type { ImportSheetFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { dayOf, formatFullDay } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'

export function ArchivePreview({ archive }: { archive: NonNullable<ImportSheetFragment['archive']> }) {
  const locale = useLocale()
  const { organizationName, madeAt, counts, there, notes } = archive
  const number = new Intl.NumberFormat(locale)
  const held = counts.filter(({ count }) => count > 0)
  const thereOf = (noun: string) => there.find((each) => each.noun === noun)?.count ?? 0
  return (
    <Panel
      isList
      title={`All data of ${organizationName}`}
      note={`as it was on ${formatFullDay(dayOf(new Date(madeAt)), locale)}`}
    >
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
            <Text
              as="dt"
              textStyle="strong"
              css={{ '&::first-letter': { textTransform: 'uppercase' } }}
              display="block"
            >
              {noun.replaceAll('_', ' ')}
            </Text>
            <Flex as="dd" gap="12px" align="baseline">
              {thereOf(noun) > 0 && (
                <Box textStyle="small" color="fg.muted">
                  {thereOf(noun) === count ? 'already there' : `${number.format(thereOf(noun))} already there`}
                </Box>
              )}
              {number.format(count)}
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
