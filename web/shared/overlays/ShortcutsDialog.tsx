import { Box, chakra, Flex } from '@chakra-ui/react'
import { DialogFrame } from './DialogFrame.tsx'

export type Shortcut = readonly [names: readonly string[], deed: string]

interface KeysSheetProps {
  keys: readonly Shortcut[]
  isOpen: boolean
  onClose: () => void
}

export function ShortcutsDialog({ keys, isOpen, onClose }: KeysSheetProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Keys">
      <Box as="dl" pb="16px" pt="8px">
        {keys.map(([names, action]) => (
          <Flex key={action} align="center" minH="36px" gap="12px">
            <Flex as="dt" w="124px" gap="6px">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </Flex>
            <Box as="dd">{action}</Box>
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
