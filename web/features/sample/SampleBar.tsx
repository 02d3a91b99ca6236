import { Flex, Text } from '@chakra-ui/react'
import { BookDashed } from 'lucide-react'
import { useMay } from '../../app/session/permissions.ts'
import type { SampleSheetFragment } from '../../generated.ts'
import { RemoveSample } from './RemoveSample.tsx'

/** One quiet line over figures that are sample data; nothing otherwise. */
export function SampleBar({ sample }: { sample: SampleSheetFragment | undefined }) {
  const mayWrite = useMay('TRANSACTIONS_WRITE')
  if (sample?.state !== 'SAMPLE') return null
  return (
    <Flex role="status" gap="10px" mb="16px" textStyle="small" color="fg.muted" align="flex-start">
      <Flex mt="1px" flexShrink="0" aria-hidden>
        <BookDashed size={16} strokeWidth={1.75} />
      </Flex>
      <Text>
        This is sample data, to look around in.{' '}
        {mayWrite && (
          <RemoveSample
            sample={sample}
            variant="plain"
            size="xs"
            h="auto"
            minW="0"
            p="0"
            textStyle="small"
            color="accent.fg"
          />
        )}
      </Text>
    </Flex>
  )
}
