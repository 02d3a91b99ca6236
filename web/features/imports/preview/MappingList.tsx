import { Box, Flex } from '@chakra-ui/react'
import type { LayoutViewProps } from './LayoutSettings.tsx'
import { headingOf, widthOf } from './layout-choice.ts'
import { RoleSelect } from './RoleSelect.tsx'

/** The columns of the file one below the other, each with what it holds: for where a table has no room. */
export function MappingList(props: LayoutViewProps) {
  const { sample, draft } = props
  const columns = Array.from({ length: widthOf(sample) }, (_, column) => column)
  return (
    <Box as="ul" listStyleType="none" aria-label="Columns of the file">
      {columns.map((column) => (
        <Flex
          as="li"
          key={column}
          align="center"
          gap="12px"
          px="16px"
          py="8px"
          minH="60px"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Box flex="1" minW="0">
            <Box textStyle="strong" truncate>
              {headingOf(sample, draft, column)}
            </Box>
            <Box textStyle="caption" color="fg.muted" truncate>
              {examplesOf(props, column)}
            </Box>
          </Box>
          <Box w="152px" flexShrink="0">
            <RoleSelect {...props} column={column} />
          </Box>
        </Flex>
      ))}
    </Box>
  )
}

/** The first things that stand in a column. */
function examplesOf({ sample, draft }: LayoutViewProps, column: number): string {
  const held = sample.slice(draft.above).map((cells) => cells[column] ?? '')
  return [...new Set(held.filter((cell) => cell !== ''))].slice(0, 3).join(' · ') || 'Empty'
}
