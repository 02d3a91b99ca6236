import { Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { useOrganization } from '../../app/session/organization.tsx'
import { KeyHint } from '../../shared/display/KeyHint.tsx'
import { elementIdOf, PaletteList } from './PaletteList.tsx'
import type { PaletteGroup, PaletteOption } from './palette-option.ts'
import { rememberOption } from './recent-options.ts'

interface PaletteSearchProps {
  input: RefObject<HTMLInputElement | null>
  text: string
  groups: readonly PaletteGroup[]
  onText: (change: (now: string) => string) => void
  takeEarlyText: () => string
  /** Closes the palette and then runs the option. */
  onChoose: (option: PaletteOption) => void
}

/** A combobox whose list is always open (WAI-ARIA). The first option is active until the user chooses another. */
export function PaletteSearch({ input, text, groups, onText, takeEarlyText, onChoose }: PaletteSearchProps) {
  const listId = useId()
  const { id: organizationId } = useOrganization()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    options.findIndex(({ id }) => id === chosenId),
    0,
  )
  const active = options[at] ?? null

  useLayoutEffect(() => input.current?.focus(), [input])

  const choose = (option: PaletteOption) => {
    if (!option.isForgotten) rememberOption(organizationId, option.id)
    onChoose(option)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active) choose(active)
    else if (event.key in steps) setChosenId(options.at((at + (steps[event.key] ?? 0)) % options.length)?.id ?? null)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Flex align="center" gap="10px" ps="18px" pe="14px" borderBottomWidth="1px">
        <Box color="fg.muted" flexShrink="0" aria-hidden>
          <Search size={18} strokeWidth={1.75} />
        </Box>
        <chakra.input
          ref={input}
          role="combobox"
          aria-label={t`Find anything`}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? elementIdOf(listId, active.id) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={t`Type a name or an action`}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget
            setChosenId(null)
            onText(() => value)
          }}
          onFocus={() => {
            const early = takeEarlyText()
            if (early) onText((now) => early + now)
          }}
          onKeyDown={press}
          h="56px"
          flex="1"
          minW="0"
          bg="transparent"
          outline="none"
          _placeholder={{ color: 'fg.subtle' }}
          fontSize={{ base: '16px', md: '15px' }}
        />
        <KeyHint>{t`Esc`}</KeyHint>
      </Flex>
      <PaletteList id={listId} groups={groups} activeId={active?.id ?? null} onActive={setChosenId} onChoose={choose} />
    </>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
