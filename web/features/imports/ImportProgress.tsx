import { Button, Flex, Progress, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import type { ImportFactsFragment } from '../../generated.ts'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { useImportActions } from './import-actions.ts'
import { formatCount, formatPercent } from './labels.ts'

interface UnderWayProps {
  found: ImportFactsFragment
  state: 'READING' | 'APPLYING' | 'REVERTING'
  mayWrite: boolean
}

export function ImportProgress({ found, state, mayWrite }: UnderWayProps) {
  const locale = useLocale()
  const { cancel } = useImportActions()
  const [isStopping, setStopping] = useState(false)
  const { id, progress } = found
  const { title, note } = textsOf(found, state, locale)

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
          {progress > 0 && `${formatPercent(progress, locale)} · `}
          {note}
        </Text>
        {mayWrite && state !== 'REVERTING' && (
          <Button variant="outline" colorPalette="gray" disabled={isStopping} onClick={() => void stop()}>
            {isStopping ? t`Cancelling` : t`Cancel`}
          </Button>
        )}
        <Text color="fg.muted" textStyle="small">
          {t`You can leave this page while this runs.`}
        </Text>
      </Flex>
    </Panel>
  )
}

function textsOf(
  { fileName, takenCount, progress }: ImportFactsFragment,
  state: UnderWayProps['state'],
  locale: string,
) {
  switch (state) {
    case 'READING': {
      const note = progress > 0 ? t`You'll review every row before anything is added` : t`Detecting the format`
      return { title: t`Reading ${fileName}`, note }
    }
    case 'APPLYING': {
      const number = formatCount(takenCount, locale)
      const title = plural(takenCount, { one: `Adding ${number} row`, other: `Adding ${number} rows` })
      return { title, note: t`Either all rows are added, or none` }
    }
    case 'REVERTING':
      return { title: t`Reverting the import`, note: t`Either everything is removed, or nothing` }
  }
}
