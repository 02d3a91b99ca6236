import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'

type Tone = 'refusal' | 'warning' | 'note'

const looks: Record<Tone, { icon: LucideIcon; color: string; role: 'alert' | 'status' }> = {
  refusal: { icon: CircleAlert, color: 'over.fg', role: 'alert' },
  warning: { icon: TriangleAlert, color: 'warning.fg', role: 'alert' },
  note: { icon: Info, color: 'fg.muted', role: 'status' },
}

/** A sentence above the field: why something was not taken, what cannot be done now, what to know. */
export function Caution({ text, tone }: { text: string; tone: Tone }) {
  const { icon: Icon, color, role } = looks[tone]
  return (
    <Flex role={role} gap="8px" mb="8px" px="2px" textStyle="small" color={color}>
      <Box as="span" mt="2px" flexShrink="0" aria-hidden>
        <Icon size={15} strokeWidth={2} />
      </Box>
      <Text overflowWrap="anywhere">{text}</Text>
    </Flex>
  )
}
