import { Box, Button, Checkbox, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useKindFilter } from '../../app/accounts/use-kind-filter.ts'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { TrashDocument, type TrashKind, type TrashRowFragment, useTrashQuery } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ShowMore } from '../../shared/controls/ShowMore.tsx'
import { EmptyState, NothingMatches } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { usePages } from '../../shared/hooks/pages.ts'
import { trashFilters } from './labels.ts'
import { liveTrash } from './live.ts'
import { type RestoreConflict, useRestore } from './restore.ts'
import { TrashRow } from './TrashRow.tsx'

export function TrashPage() {
  useLiveScreen(liveTrash, {})
  const [search, setSearch] = useSearchParams()
  const asked = search.get('kind')?.toUpperCase()
  const isOffered = useKindFilter()
  const filters = trashFilters().filter(({ value }) => value === 'all' || isOffered(value))
  const { value } = filters.find((each) => each.value === asked) ?? { value: 'all' as const }
  const choose = (next: string) => setSearch(next === 'all' ? {} : { kind: next.toLowerCase() }, { replace: true })

  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="12px" rowGap="8px" mb="14px">
        <Heading as="h2" textStyle="section" hideBelow="lg">
          {t`Trash`}
        </Heading>
        <Box overflowX="auto" maxW="100%" css={{ '& label': { whiteSpace: 'nowrap' } }}>
          <SegmentedControl label={t`Record type`} options={filters} value={value} onChange={choose} />
        </Box>
      </Flex>
      <Trash key={value} kind={value === 'all' ? null : value} onClear={() => choose('all')} />
    </>
  )
}

function Trash({ kind, onClear }: { kind: TrashKind | null; onClear: () => void }) {
  const { data, error, refetch } = useTrashQuery({ variables: { kind } })
  const more = usePages(TrashDocument, { kind }, data?.trash.pageInfo)
  const { isRestoring, restoreConflicts: conflicts, restore } = useRestore()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  if (!data) {
    return (
      <Panel isList>
        {error ? (
          <ErrorState title={t`Couldn't load the trash`} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={8} hasTile rowHeight={58} />
        )}
      </Panel>
    )
  }
  const records = data.trash.edges.map(({ node }) => node)
  const selected = records.filter(({ id }) => chosen.has(id))
  const restoreAll = async (wanted: readonly TrashRowFragment[]) => {
    await restore(wanted)
    setChosen(new Set())
  }

  if (records.length === 0) {
    return <Panel isList>{kind ? <NothingMatches onClear={onClear} /> : <NothingDeleted />}</Panel>
  }
  return (
    <>
      <ConflictList conflicts={conflicts} />
      <Selecting
        records={records}
        selected={selected}
        isRestoring={isRestoring}
        onSelect={(ids) => setChosen(new Set(ids))}
        onRestore={() => void restoreAll(selected)}
      />
      <Panel as="ul" isList aria-label={t`Trash`} listStyleType="none">
        {records.map((record) => (
          <TrashRow
            key={record.id}
            record={record}
            isSelected={chosen.has(record.id)}
            isRestoring={isRestoring}
            onToggle={() => setChosen(chosen.symmetricDifference(new Set([record.id])))}
            onRestore={() => void restoreAll([record])}
          />
        ))}
      </Panel>
      <ShowMore more={more} />
    </>
  )
}

interface SelectingProps {
  records: readonly TrashRowFragment[]
  selected: readonly TrashRowFragment[]
  isRestoring: boolean
  onSelect: (ids: string[]) => void
  onRestore: () => void
}

function Selecting({ records, selected, isRestoring, onSelect, onRestore }: SelectingProps) {
  const mine = records.filter(({ mayRestore }) => mayRestore)
  if (mine.length < 2) return null
  const count = selected.length
  const isAll = count === mine.length

  return (
    <Flex align="center" minH="44px" px={{ base: '12px', md: '16px' }} mb="6px" gap="12px">
      <Checkbox.Root
        checked={isAll ? true : count > 0 ? 'indeterminate' : false}
        onCheckedChange={() => onSelect(isAll ? [] : mine.map(({ id }) => id))}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label textStyle="small" color="fg.muted" aria-live="polite">
          {count > 0 ? t`${count} selected` : t`Select all`}
        </Checkbox.Label>
      </Checkbox.Root>
      {count > 0 && (
        <Button ms="auto" size="sm" disabled={isRestoring} aria-busy={isRestoring} onClick={onRestore}>
          {isRestoring ? t`Restoring` : t`Restore ${count}`}
        </Button>
      )}
    </Flex>
  )
}

function NothingDeleted() {
  return (
    <EmptyState icon={Trash2} title={t`Nothing in the trash`}>
      {t`Deleted records appear here. You can restore them for 30 days.`}
    </EmptyState>
  )
}

function ConflictList({ conflicts }: { conflicts: readonly RestoreConflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <Box role="alert" bg="warning.subtle" borderRadius="control" px="16px" py="10px" mb="12px">
      {conflicts.map(({ recordId, title, reason }) => (
        <Box key={recordId} color="warning.fg">
          <Box as="span" fontWeight="500">
            {title ? t`${title} wasn't restored.` : t`One record wasn't restored.`}
          </Box>{' '}
          {reason}
        </Box>
      ))}
    </Box>
  )
}
