import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { Tile } from '../../shared/display/Tile.tsx'
import { formatList } from './labels.ts'

interface DropPanelProps {
  isOver: boolean
  onOpen: () => void
}

/** The place that says what may be dropped. */
export function DropPanel({ isOver, onOpen }: DropPanelProps) {
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="4px"
      px="24px"
      py={{ base: '24px', md: '32px' }}
      mb="16px"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="panel"
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      {...(isOver
        ? { bg: 'accent.subtle', borderColor: 'accent.fg' }
        : { bg: 'bg.panel', borderColor: 'border.emphasized' })}
    >
      <Tile icon={FileUp} tone="accent" size={36} mb="8px" />
      <Text textStyle="strong" fontWeight="600">
        <Box as="span" hideBelow="md">
          Drop a bank file here
        </Box>
        <Box as="span" hideFrom="md">
          Bring in a file of your bank
        </Box>
      </Text>
      <Text color="fg.muted" maxW="440px" textWrap="pretty">
        {formatList}
      </Text>
      <Button mt="12px" onClick={onOpen}>
        Choose a file
      </Button>
      <Text mt="8px" textStyle="small" color="fg.muted">
        You see every row first. Nothing is in your books before you add it.
      </Text>
    </Flex>
  )
}
