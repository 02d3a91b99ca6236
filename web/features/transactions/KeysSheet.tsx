import { Box, chakra, Flex } from '@chakra-ui/react'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { modKey } from '../../shared/keys.ts'

const keys: [string[], string][] = [
  [['j', 'k'], 'Next and previous transaction'],
  [['x'], 'Select'],
  [['Shift', 'x'], 'Select all from the last one to here'],
  [['e'], 'Edit'],
  [['c'], 'Category, also of the selected'],
  [['t'], 'Tags, also of the selected'],
  [['r'], 'Reviewed, or not'],
  [['n'], 'New transaction'],
  [['/'], 'Search'],
  [['Delete'], 'Delete the selected'],
  [['Esc'], 'Select none'],
  [[modKey, 'Z'], 'Undo the last thing done'],
  [[modKey, 'Shift', 'Z'], 'Redo it'],
  [['?'], 'These keys'],
]

export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Keys">
      <Box as="dl" pb="16px" pt="8px">
        {keys.map(([names, deed]) => (
          <Flex key={deed} align="center" minH="36px" gap="12px">
            <Flex as="dt" w="124px" gap="6px">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </Flex>
            <Box as="dd">{deed}</Box>
          </Flex>
        ))}
      </Box>
    </DialogFrame>
  )
}

const Key = chakra('kbd', {
  base: {
    minW: '24px',
    px: '6px',
    h: '24px',
    textAlign: 'center',
    fontFamily: 'body',
    textStyle: 'small',
    lineHeight: '22px',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'check',
  },
})
