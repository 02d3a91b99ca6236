import { Flex, Stack, Text } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Tile } from '../../shared/display/Tile.tsx'

export interface StepItem {
  icon: LucideIcon
  name: string
  note?: string
}

export function StepList({ items }: { items: readonly StepItem[] }) {
  return (
    <Stack as="ul" gap="14px" listStyleType="none" pb="4px">
      {items.map(({ icon, name, note }) => (
        <Flex as="li" key={name} gap="12px" align="center">
          <Tile icon={icon} tone="accent" size={36} />
          <div>
            <Text textStyle="strong">{name}</Text>
            {note && (
              <Text textStyle="small" color="fg.muted">
                {note}
              </Text>
            )}
          </div>
        </Flex>
      ))}
    </Stack>
  )
}
