import { Button, Flex, Progress, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ImportFactsFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { useImportActions } from './import-actions.ts'
import { counted } from './labels.ts'

interface UnderWayProps {
  found: ImportFactsFragment
  state: 'READING' | 'APPLYING' | 'REVERTING'
  mayWrite: boolean
}

export function ImportProgress({ found, state, mayWrite }: UnderWayProps) {
  const locale = useLocale()
  const { cancel } = useImportActions()
  const [isStopping, setStopping] = useState(false)
  const { id, fileName, takenCount, progress } = found
  const [title, note] = {
    READING: [
      `Reading ${fileName}`,
      progress > 0 ? 'You check every row before any is added' : 'Finding out how it is written',
    ],
    APPLYING: [`Adding ${counted(takenCount, 'row', locale)} to your books`, 'All of them at once, or none'],
    REVERTING: ['Taking it out of your books again', 'All of it at once'],
  }[state]

  const stop = async () => {
    setStopping(true)
    await cancel(id)
    setStopping(false)
  }

  return (
    <Panel aria-label={title}>
      <Flex direction="column" align="center" textAlign="center" py={{ base: '24px', md: '40px' }} gap="12px">
        <Text textStyle="strong" fontWeight="600" overflowWrap="anywhere">
          {title}
        </Text>
        <Progress.Root w="100%" maxW="360px" value={progress || null} aria-label={title}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Text color="fg.muted" textStyle="small" role="status">
          {progress > 0 && `${progress}% · `}
          {note}
        </Text>
        {mayWrite && state !== 'REVERTING' && (
          <Button variant="outline" colorPalette="gray" disabled={isStopping} onClick={() => void stop()}>
            {isStopping ? 'Cancelling' : 'Cancel'}
          </Button>
        )}
        <Text color="fg.muted" textStyle="small">
          It goes on when you leave this page.
        </Text>
      </Flex>
    </Panel>
  )
}
