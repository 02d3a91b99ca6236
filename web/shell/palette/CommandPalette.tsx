import { Dialog, Portal } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type RefObject, useRef, useState } from 'react'
import type { ShellActions } from './action-options.ts'
import { OpenedTransaction } from './OpenedTransaction.tsx'
import { PaletteSearch } from './PaletteSearch.tsx'
import { usePaletteGroups } from './palette-groups.ts'
import type { PaletteLauncher } from './palette-launcher.ts'
import type { PaletteOption } from './palette-option.ts'

interface CommandPaletteProps extends ShellActions {
  launcher: PaletteLauncher
}

/** Finds screens, actions, categories and transactions by their names. */
export function CommandPalette({ launcher, ...actions }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const { isOpen, close } = launcher

  return (
    <>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && close()}
        initialFocusEl={() => input.current}
        finalFocusEl={launcher.opener}
        placement="top"
        motionPreset="none"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px={{ base: '8px', sm: '16px' }}>
            <Dialog.Content
              aria-label={t`Find anything`}
              mt={{ base: '8px', sm: '12vh' }}
              mb="8px"
              maxW="600px"
              overflow="hidden"
            >
              <Contents input={input} launcher={launcher} onTransaction={setOpenedId} {...actions} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {openedId && <OpenedTransaction id={openedId} onClose={() => setOpenedId(null)} />}
    </>
  )
}

interface ContentsProps extends CommandPaletteProps {
  input: RefObject<HTMLInputElement | null>
  onTransaction: (id: string) => void
}

function Contents({ input, launcher, ...sources }: ContentsProps) {
  const [text, setText] = useState('')
  const groups = usePaletteGroups(text, sources)
  const choose = (option: PaletteOption) => {
    launcher.close()
    option.run()
  }
  return (
    <PaletteSearch
      input={input}
      text={text}
      groups={groups}
      onText={setText}
      takeEarlyText={launcher.takeEarlyText}
      onChoose={choose}
    />
  )
}
