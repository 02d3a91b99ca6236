import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { CircleHelp } from 'lucide-react'
import { type CategoryType, type ImportSheetFragment, useSetImportDirectionMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { formatCount } from '../labels.ts'

interface DirectionQuestionProps {
  found: ImportSheetFragment
  isColumnAsked: boolean
  onColumnAsked: () => void
}

/** Asks once for all rows of which the file does not say whether they were spent or received. */
export function DirectionQuestion({ found, isColumnAsked, onColumnAsked }: DirectionQuestionProps) {
  const locale = useLocale()
  const [save, { loading, error }] = useSetImportDirectionMutation()
  const { id, undirectedCount } = found
  const number = formatCount(undirectedCount, locale)
  const answer = (type: CategoryType) => {
    // The error is shown below.
    void save({ variables: { id, type } }).catch(() => undefined)
  }
  const hint = isColumnAsked
    ? t`Choose the column with the direction in the column mapping, or answer beside each row.`
    : plural(undirectedCount, {
        one: `${number} row is added only after your answer, which is saved for files with the same header.`,
        other: `${number} rows are added only after your answer, which is saved for files with the same header.`,
      })
  return (
    <Flex
      as="section"
      aria-label={t`Spent or received`}
      gap="12px"
      px={{ base: '16px', md: '20px' }}
      py="14px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
    >
      <Box color="warning.fg" pt="1px" flexShrink="0" aria-hidden>
        <CircleHelp size={18} strokeWidth={1.75} />
      </Box>
      <Box minW="0">
        <Text textStyle="strong">
          {t`This file has no minus. Were these amounts spent, received, or does each row say?`}
        </Text>
        <Text textStyle="small" mt="2px" color={error ? 'over.fg' : 'fg.muted'} role={error ? 'alert' : undefined}>
          {error ? messageOf(error) : hint}
        </Text>
        <Flex gap="8px" wrap="wrap" mt="10px">
          <Button variant="outline" colorPalette="gray" disabled={loading} onClick={() => answer('EXPENSE')}>
            {t`Spent`}
          </Button>
          <Button variant="outline" colorPalette="gray" disabled={loading} onClick={() => answer('INCOME')}>
            {t`Received`}
          </Button>
          <Button variant="outline" colorPalette="gray" aria-expanded={isColumnAsked} onClick={onColumnAsked}>
            {t`Each row says`}
          </Button>
        </Flex>
      </Box>
    </Flex>
  )
}
