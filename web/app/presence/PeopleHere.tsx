import { Box, Flex } from '@chakra-ui/react'
import { PersonAvatar } from '../../shared/display/PersonAvatar.tsx'
import { Tooltip } from '../../shared/overlays/Tooltip.tsx'
import { isOrAre, namesOf, type Present, usePresent } from './present.ts'

interface PeopleProps {
  people: readonly Present[]
  label: string
}

const [shown, overlap] = [3, '-2px']

export function People({ people, label }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Tooltip text={label}>
      <Flex role="img" aria-label={label} flexShrink="0">
        {people.slice(0, shown).map(({ userId, name }, at) => (
          <Box key={userId} ms={at > 0 ? overlap : '0'} outline="2px solid {colors.bg.panel}" borderRadius="full">
            <PersonAvatar name={name} size={22} title="" />
          </Box>
        ))}
        {people.length > shown && (
          <Box textStyle="caption" color="fg.muted" ms="6px" lineHeight="22px">
            +{people.length - shown}
          </Box>
        )}
      </Flex>
    </Tooltip>
  )
}

export function PeopleHere({ isCollapsed }: { isCollapsed: boolean }) {
  const people = usePresent()
  if (people.length === 0) return null
  return (
    <Flex
      align="center"
      gap="10px"
      px={isCollapsed ? '0' : '8px'}
      pb="12px"
      justify={isCollapsed ? 'center' : 'flex-start'}
    >
      <People people={people} label={`Also here: ${namesOf(people)}`} />
      {!isCollapsed && (
        <Box textStyle="caption" color="fg.muted" truncate aria-hidden>
          {namesOf(people)} {isOrAre(people)} here
        </Box>
      )}
    </Flex>
  )
}
