import { Box, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CornerDownLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PaletteGroup, PaletteOption } from './palette-option.ts'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  activeId: string | null
  onActive: (id: string) => void
  onChoose: (option: PaletteOption) => void
}

export const elementIdOf = (listId: string, optionId: string) => `${listId}/${optionId}`

export function PaletteList({ id, groups, activeId, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (activeId === null) return
    const option = document.getElementById(elementIdOf(id, activeId))
    // The first option is shown with the title of its group.
    if (option?.matches('[role=group]:first-child > [role=option]:nth-child(2)')) list.current?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId])

  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={t`Results`}
      tabIndex={-1}
      overflowY="auto"
      overscrollBehavior="contain"
      px="8px"
      pb="8px"
      maxH={{ base: 'calc(100dvh - 140px)', sm: 'min(420px, 100dvh - 220px)' }}
      scrollPaddingBlock="8px"
    >
      {groups.map(({ title, options }) => (
        <Box key={title} role="group" aria-label={title}>
          <Box px="10px" pt="12px" pb="4px" textStyle="caption" fontWeight="500" color="fg.muted" aria-hidden>
            {title}
          </Box>
          {options.map((option) => (
            <OptionRow
              key={option.id}
              id={elementIdOf(id, option.id)}
              option={option}
              isActive={option.id === activeId}
              onActive={() => onActive(option.id)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

interface OptionRowProps {
  id: string
  option: PaletteOption
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

function OptionRow({ id, option, isActive, onActive, onChoose }: OptionRowProps) {
  const { icon: Icon, picture, label, detail } = option
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="10px"
      minH={{ base: '44px', md: '40px' }}
      px="10px"
      py="4px"
      borderRadius="control"
      cursor="pointer"
      bg={isActive ? 'bg.muted' : undefined}
      onPointerMove={isActive ? undefined : onActive}
      // The input keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Flex w="28px" justify="center" flexShrink="0" color={isActive ? 'accent.fg' : 'fg.muted'} aria-hidden>
        {picture ?? (Icon && <Icon size={18} strokeWidth={1.75} />)}
      </Flex>
      <Box flex="1" minW="0" truncate>
        {label}
      </Box>
      {detail && (
        <Box flexShrink="0" textStyle="small" color="fg.muted">
          {detail}
        </Box>
      )}
      {isActive && (
        <Box hideBelow="md" color="fg.muted" flexShrink="0" aria-hidden>
          <CornerDownLeft size={15} strokeWidth={2} />
        </Box>
      )}
    </Flex>
  )
}
