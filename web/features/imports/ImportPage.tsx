import { Flex, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { useMay } from '../../app/session/permissions.ts'
import type { ImportSheetFragment } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { codeOf } from '../../shared/format/errors.ts'
import { useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { useDoneToast } from './done-toast.ts'
import { FactsLine } from './FactsLine.tsx'
import { UnderWay } from './ImportProgress.tsx'
import { ImportLive } from './ImportSubscription.tsx'
import { useImportSheet } from './import-sheet.ts'
import { Outcome } from './Outcome.tsx'
import { Preview } from './preview/Preview.tsx'

/** One import, from the reading of its file to what became of it. */
export function ImportPage() {
  const { importId = '' } = useParams()
  const isPhone = useIsPhone()
  const { found, state, error, reload } = useImportSheet(importId)
  return (
    <>
      <PageHeader
        title="Import"
        beside={
          found &&
          !isPhone && (
            <Text color="fg.muted" truncate>
              {found.fileName}
            </Text>
          )
        }
      />
      <Flex gap="4px 16px" wrap="wrap" align="baseline" mb="12px" textStyle="small">
        <TextLink to="/transactions/import">All imports</TextLink>
        {found && isPhone && (
          <Text w="100%" textStyle="strong" truncate>
            {found.fileName}
          </Text>
        )}
        {found && <FactsLine found={found} />}
      </Flex>
      {found && state ? (
        <>
          <ImportLive id={found.id} />
          <Stage key={found.id} found={found} state={state} />
        </>
      ) : (
        <Panel isList>
          {codeOf(error) === 'NOT_FOUND' ? (
            <ErrorState title="This import is not there">
              Somebody has deleted it, or the address is another’s.
            </ErrorState>
          ) : error ? (
            <ErrorState title="The import did not load" onRetry={reload} />
          ) : (
            <SkeletonRows count={10} />
          )}
        </Panel>
      )}
    </>
  )
}

interface StageProps {
  found: ImportSheetFragment
  state: ImportSheetFragment['state']
}

function Stage({ found, state }: StageProps) {
  const mayWrite = useMay('TRANSACTIONS_WRITE')
  useDoneToast(found, state, mayWrite)
  switch (state) {
    case 'READING':
    case 'APPLYING':
    case 'REVERTING':
      return <UnderWay found={found} state={state} mayWrite={mayWrite} />
    case 'READY':
      return <Preview found={found} mayWrite={mayWrite} />
    default:
      return <Outcome found={found} mayWrite={mayWrite} />
  }
}
