import { Box, Checkbox, Flex, Text } from '@chakra-ui/react'
import { Tags } from 'lucide-react'
import { countOf } from '../../../shared/format/pluralize.ts'

interface MissingCategoriesProps {
  names: readonly string[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** So many are named; the others are counted. */
const named = 12

/** Categories that the file names and that there are not: made with the import, or left away. */
export function MissingCategories({ names, isOn, onChange }: MissingCategoriesProps) {
  const more = names.length - named
  return (
    <Flex
      as="section"
      aria-label="Categories of the file"
      gap="12px"
      px={{ base: '16px', md: '20px' }}
      py="14px"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="panel"
    >
      <Box color="fg.muted" pt="1px" flexShrink="0" aria-hidden>
        <Tags size={18} strokeWidth={1.75} />
      </Box>
      <Box minW="0">
        <Text overflowWrap="anywhere">
          The file names {countOf(names.length, 'category', 'categories')} that you do not have:{' '}
          <Text as="span" textStyle="strong">
            {names.slice(0, named).join(', ')}
          </Text>
          {more > 0 && ` and ${more} more`}
        </Text>
        <Checkbox.Root mt="8px" checked={isOn} onCheckedChange={({ checked }) => onChange(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{names.length === 1 ? 'Create it' : 'Create them'} with the import</Checkbox.Label>
        </Checkbox.Root>
      </Box>
    </Flex>
  )
}
