import { Box, Flex, Text } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePermission } from '../../app/session/permissions.ts'
import {
  type ImportFactsFragment,
  type ImportSheetFragment,
  type ImportState,
  useImportQuery,
} from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { dayOf, formatDay } from '../../shared/format/dates.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { formatSize } from '../../shared/format/file-size.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportSubscription } from './ImportSubscription.tsx'
import { useImportActions } from './import-actions.ts'
import { addedText, formatName, isUnderWay } from './labels.ts'
import { Outcome } from './Outcome.tsx'
import { Preview } from './preview/Preview.tsx'

export function ImportPage() {
  const { importId = '' } = useParams()
  const isPhone = useIsPhone()
  const { found, state, error, reload } = useImportSheet(importId)
  return (
    <>
      <PageHeader
        title={t`Import`}
        aside={
          found &&
          !isPhone && (
            <Text color="fg.muted" truncate>
              {found.fileName}
            </Text>
          )
        }
      />
      <Flex gap="4px 16px" wrap="wrap" align="baseline" mb="12px" textStyle="small">
        <TextLink to="/transactions/import">{t`All imports`}</TextLink>
        {found && isPhone && (
          <Text w="100%" textStyle="strong" truncate>
            {found.fileName}
          </Text>
        )}
        {found && <FactsLine found={found} />}
      </Flex>
      {found && state ? (
        <>
          <ImportSubscription id={found.id} />
          <Stage key={found.id} found={found} state={state} />
        </>
      ) : (
        <Panel isList>
          {codeOf(error) === 'NOT_FOUND' ? (
            <ErrorState title={t`Import not found`}>
              {t`It was deleted, or belongs to another organization.`}
            </ErrorState>
          ) : error ? (
            <ErrorState title={t`Couldn't load the import`} onRetry={reload} />
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
  const mayWrite = usePermission('TRANSACTIONS_WRITE')
  useDoneToast(found, state, mayWrite)
  switch (state) {
    case 'READING':
    case 'APPLYING':
    case 'REVERTING':
      return <ImportProgress found={found} state={state} mayWrite={mayWrite} />
    case 'READY':
      return <Preview found={found} mayWrite={mayWrite} />
    default:
      return <Outcome found={found} mayWrite={mayWrite} />
  }
}

/** Returns "CSV · 48 kB · by Maya, Nov 22 · DE12 3456". */
function FactsLine({ found }: { found: ImportFactsFragment }) {
  const locale = useLocale()
  const { format, size, createdBy, createdAt, accounts } = found
  const { name } = createdBy
  const day = formatDay(dayOf(new Date(createdAt)), locale)
  const facts = [format && formatName(format), formatSize(size, locale), t`by ${name}, ${day}`, accountsText(accounts)]
  return (
    <Box color="fg.muted" title={accounts.join(', ') || undefined}>
      {facts.filter(Boolean).join(' · ')}
    </Box>
  )
}

function accountsText([first, ...others]: readonly string[]): string | undefined {
  if (!first || others.length === 0) return first
  return plural({ count: others.length }, { one: `${first} and # more`, other: `${first} and # more` })
}

/** Shows a toast with Undo when the watched import has been added to the ledger. */
function useDoneToast(found: ImportFactsFragment, state: ImportState, mayWrite: boolean): void {
  const locale = useLocale()
  const { revert } = useImportActions()
  const { id } = found
  const text = addedText(found, locale)
  const before = useRef(state)
  useEffect(() => {
    const isDone = before.current === 'APPLYING' && state === 'DONE'
    before.current = state
    if (!isDone || !mayWrite) return
    const undo = () => void revert(id).catch((error) => showToast.error(messageOf(error)))
    showToast.success(text, { action: { label: t`Undo`, onClick: undo } })
  }, [state, mayWrite, revert, id, text])
}

interface ImportOnScreen {
  found: ImportSheetFragment | undefined
  /** The state on screen. An ended state appears only after all its data was loaded. */
  state: ImportState | undefined
  error: unknown
  reload: () => void
}

/**
 * Loads an import with the data of its preview. State and counts are updated live. The other results of reading or
 * changing the file are loaded when that work has ended.
 */
function useImportSheet(id: string): ImportOnScreen {
  const { data, error, refetch, client } = useImportQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const found = data?.import
  const [held, setHeld] = useState<ImportState | undefined>(undefined)
  const state = found?.state

  useEffect(() => {
    if (state === undefined || state === held) return
    if (held === undefined || isUnderWay({ state })) return setHeld(state)
    let isCurrent = true
    void refetch()
      .catch(() => undefined)
      .then(() => {
        if (!isCurrent) return
        // The rows or their states may have changed.
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'importRows' })
        setHeld(state)
      })
    return () => {
      isCurrent = false
    }
  }, [state, held, refetch, client])

  return {
    found,
    state: state && (isUnderWay({ state }) ? state : (held ?? state)),
    error,
    reload: () => void refetch(),
  }
}
