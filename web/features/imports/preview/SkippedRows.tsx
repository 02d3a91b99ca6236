import { Box, Text } from '@chakra-ui/react'
import type { ImportSheetFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { useLocale } from '../../../shared/format/locale.ts'
import { counted } from '../labels.ts'

/** The rows of a file that could not be read, with what to do about each; nothing where all could. */
export function SkippedRows({ found }: { found: Pick<ImportSheetFragment, 'skippedRows' | 'skippedCount'> }) {
  const { skippedRows, skippedCount } = found
  const locale = useLocale()
  if (skippedCount === 0) return null
  const more = skippedCount - skippedRows.length
  return (
    <Panel title={`${counted(skippedCount, 'row', locale)} could not be read`}>
      <Box as="ul" listStyleType="none" px={{ base: '16px', md: '20px' }} pb="12px">
        {skippedRows.map(({ row, problem, text }) => (
          <Box as="li" key={row} py="6px">
            <Text>{problem}</Text>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Text textStyle="small" color="fg.muted" px={{ base: '16px', md: '20px' }} pb="12px">
          And {counted(more, 'more row', locale)}.
        </Text>
      )}
    </Panel>
  )
}
