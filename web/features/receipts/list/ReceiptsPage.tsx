import { Box, Button, Flex, IconButton } from '@chakra-ui/react'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Camera, LayoutGrid, List, ReceiptText, Trash2, Upload as UploadIcon } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ReceiptFilter } from '../../../app/records/receipt-cache.ts'
import { usePermission } from '../../../app/session/permissions.ts'
import { useHandedOverFiles } from '../../../app/uploads/handed-over-files.ts'
import { useReceiptUploads } from '../../../app/uploads/receipt-uploads.ts'
import { UploadList } from '../../../app/uploads/UploadList.tsx'
import { ReceiptsDocument, useReceiptsQuery } from '../../../generated.ts'
import { DropZone } from '../../../shared/controls/DropZone.tsx'
import { SegmentedControl } from '../../../shared/controls/SegmentedControl.tsx'
import { ShowMore } from '../../../shared/controls/ShowMore.tsx'
import { EmptyState, NothingMatches } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../../shared/display/PageHeader.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { receiptTypes } from '../../../shared/format/file-validation.ts'
import { usePages } from '../../../shared/hooks/pages.ts'
import { RowMenu } from '../../../shared/overlays/RowMenu.tsx'
import { ReceiptGrid, ReceiptGridSkeleton } from './ReceiptGrid.tsx'
import { ReceiptList, ReceiptListSkeleton } from './ReceiptList.tsx'

export function ReceiptsPage() {
  const mayAdd = usePermission('TRANSACTIONS_WRITE')
  const [search, setSearch] = useSearchParams()
  const { value, filter } = receiptFilters.find((each) => each.value === search.get('state')) ?? receiptFilters[0]
  const isList = search.get('view') === 'list'
  const { uploads, add, retry, dismiss } = useReceiptUploads()
  useHandedOverFiles(add)

  const set = (name: string, value: string | null) =>
    setSearch(
      (now) => {
        if (value === null) now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true },
    )

  return (
    <DropZone accept={receiptTypes.join(',')} onFiles={add} isMultiple takesPaste isDisabled={!mayAdd} minH="60vh">
      {({ open, takePhoto, isOver }) => (
        <Box
          {...(isOver
            ? { outline: '2px dashed {colors.accent.fg}', outlineOffset: '12px', borderRadius: 'panel' }
            : {})}
        >
          <PageHeader
            title={t`Receipts`}
            aside={
              <Box
                overflowX="auto"
                maxW="100%"
                borderRadius="control"
                me={{ base: '-12px', md: '0' }}
                css={{ '& label': { whiteSpace: 'nowrap' } }}
              >
                <SegmentedControl
                  label={t`Filter receipts`}
                  options={receiptFilters.map((each) => ({ value: each.value, label: i18n._(each.label) }))}
                  value={value}
                  onChange={(chosen) => set('state', chosen === 'all' ? null : chosen)}
                />
              </Box>
            }
            actions={
              <>
                <ViewToggle isList={isList} onChange={(list) => set('view', list ? 'list' : null)} />
                <TrashMenu of={t`receipts`} kind="receipt" />
                {mayAdd && (
                  <Button onClick={open} hideBelow="md">
                    <UploadIcon strokeWidth={1.75} />
                    {t`Add receipts`}
                  </Button>
                )}
              </>
            }
          />
          {mayAdd && (
            <Flex gap="8px" mb="14px" hideFrom="md">
              <Button flex="1" size="lg" onClick={takePhoto}>
                <Camera strokeWidth={1.75} />
                {t`Take a photo`}
              </Button>
              <Button flex="1" size="lg" variant="outline" colorPalette="gray" onClick={open}>
                {t`Choose files`}
              </Button>
            </Flex>
          )}
          <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
          <Receipts
            filter={filter}
            isList={isList}
            onClear={() => set('state', null)}
            onAdd={mayAdd ? open : null}
            isHiddenWhenEmpty={uploads.some(({ failure }) => failure === null)}
          />
        </Box>
      )}
    </DropZone>
  )
}

interface ReceiptsProps {
  filter: ReceiptFilter
  isList: boolean
  onClear: () => void
  onAdd: (() => void) | null
  isHiddenWhenEmpty: boolean
}

function Receipts({ filter, isList, onClear, onAdd, isHiddenWhenEmpty }: ReceiptsProps) {
  const { data, previousData, error, refetch } = useReceiptsQuery({ variables: filter })
  const more = usePages(ReceiptsDocument, filter, data?.receipts.pageInfo)
  const shown = data ?? previousData

  if (!shown && error) {
    return (
      <Panel>
        <ErrorState title={t`Couldn't load receipts`} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!shown) return isList ? <ReceiptListSkeleton /> : <ReceiptGridSkeleton />
  const receipts = shown.receipts.edges.map(({ node }) => node)
  if (receipts.length === 0) {
    if (isHiddenWhenEmpty) return null
    return (
      <Panel>
        {filter.state || filter.unmatched ? <NothingMatches onClear={onClear} /> : <NoReceipts onAdd={onAdd} />}
      </Panel>
    )
  }
  return (
    <>
      {isList ? <ReceiptList receipts={receipts} /> : <ReceiptGrid receipts={receipts} />}
      <ShowMore more={more} />
    </>
  )
}

function NoReceipts({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <EmptyState
      icon={ReceiptText}
      title={t`No receipts yet`}
      action={
        onAdd && (
          <Button onClick={onAdd}>
            <UploadIcon strokeWidth={1.75} />
            {t`Add receipts`}
          </Button>
        )
      }
    >
      {onAdd
        ? t`Drop a photo or PDF here. Purser reads it, and you check the result.`
        : t`Receipts that members add appear here.`}
    </EmptyState>
  )
}

function ViewToggle({ isList, onChange }: { isList: boolean; onChange: (isList: boolean) => void }) {
  return (
    <Flex role="group" aria-label={t`Layout`} hideBelow="md">
      <IconButton aria-label={t`Grid`} aria-pressed={!isList} {...toggled(!isList)} onClick={() => onChange(false)}>
        <LayoutGrid strokeWidth={1.75} />
      </IconButton>
      <IconButton aria-label={t`List`} aria-pressed={isList} {...toggled(isList)} onClick={() => onChange(true)}>
        <List strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}

function toggled(isOn: boolean) {
  return { variant: 'ghost', colorPalette: 'gray', ...(isOn ? { bg: 'bg.muted', color: 'fg' } : {}) } as const
}

const receiptFilters = [
  { value: 'all', label: msg`All`, filter: { state: null, unmatched: false } },
  { value: 'staging', label: msg`To review`, filter: { state: 'STAGING', unmatched: false } },
  { value: 'unmatched', label: msg`Unmatched`, filter: { state: null, unmatched: true } },
  { value: 'processed', label: msg`Saved`, filter: { state: 'PROCESSED', unmatched: false } },
  { value: 'discarded', label: msg`Discarded`, filter: { state: 'DISCARDED', unmatched: false } },
] as const satisfies { value: string; label: MessageDescriptor; filter: ReceiptFilter }[]

const labels = () => ({ trash: { label: t`Recently deleted`, icon: Trash2 } })

function TrashMenu({ of, kind }: { of: string; kind: 'transaction' | 'receipt' }) {
  const navigate = useNavigate()
  return (
    <RowMenu name={of} labels={labels()} actions={['trash']} onChoose={() => void navigate(`/trash?kind=${kind}`)} />
  )
}
