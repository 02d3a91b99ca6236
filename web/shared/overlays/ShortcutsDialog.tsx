import { Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Fragment } from 'react'
import { DialogFrame } from './DialogFrame.tsx'

/** Alternative keys for an action. A "+" joins keys that are pressed together. */
export type Shortcut = readonly [keys: readonly string[], action: string]

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

interface ShortcutsDialogProps {
  groups: readonly ShortcutGroup[]
  isOpen: boolean
  onClose: () => void
}

export function ShortcutsDialog({ groups, isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={t`Keyboard shortcuts`} size="wide">
      <Box pb="16px" pt="8px" columns={{ md: 2 }} columnGap="32px">
        {groups.map(({ title, shortcuts }) => (
          <Box as="section" key={title} aria-label={title} mb="20px" breakInside="avoid">
            <Box as="h3" textStyle="label" color="fg.muted" mb="4px">
              {title}
            </Box>
            <dl>
              {shortcuts.map(([keys, action]) => (
                <Flex key={action} align="center" minH="34px" gap="12px">
                  <Flex as="dt" w="128px" flexShrink="0" gap="4px" align="center" wrap="wrap">
                    {keys.map((each, at) => (
                      <Fragment key={each}>
                        {at > 0 && keys.length === 2 && (
                          <Box as="span" color="fg.subtle" textStyle="caption">
                            /
                          </Box>
                        )}
                        {each.split('+').map((key) => (
                          <Key key={key}>{key}</Key>
                        ))}
                      </Fragment>
                    ))}
                  </Flex>
                  <Box as="dd" minW="0">
                    {action}
                  </Box>
                </Flex>
              ))}
            </dl>
          </Box>
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
