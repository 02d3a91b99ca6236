import { Box, Flex } from '@chakra-ui/react'
import { KeyHint } from '../../shared/display/KeyHint.tsx'
import { modKey } from '../../shared/hooks/keys.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'

const keys = [
  ['j', 'The next item'],
  ['k', 'The item before'],
  ['a', 'Approve'],
  ['d', 'Discard'],
  ['m', 'Merge with the transaction that is there'],
  ['e', 'Edit'],
  ['↵', 'Open the document'],
  [`${modKey} Z`, 'Undo the last thing done'],
  [`${modKey} Shift Z`, 'Redo it'],
] as const

export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Keys" size="question" hasClose>
      <Box as="dl" py="8px" pb="20px">
        {keys.map(([key, meaning]) => (
          <Flex key={key} align="center" justify="space-between" minH="34px">
            <Box as="dt">{meaning}</Box>
            <Box as="dd">
              <KeyHint>{key}</KeyHint>
            </Box>
          </Flex>
        ))}
      </Box>
    </DialogFrame>
  )
}
