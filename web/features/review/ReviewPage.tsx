import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useReviewing } from '../../app/presence/present.ts'
import { ReviewersOnly, Withdrawn } from '../../app/session/CannotWrite.tsx'
import { usePermissionState } from '../../app/session/permissions.ts'
import { useCategoriesQuery, usePendingItemsQuery } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { DoneState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { KeyHint } from '../../shared/display/KeyHint.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { modKey } from '../../shared/hooks/keys.ts'
import { useIsDesktop, useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { ItemSheet } from './ItemSheet.tsx'
import { groupsOf, shelvesOf } from './inbox.ts'
import { useInboxFocus } from './inbox-focus.ts'
import { useItemDecisions } from './item-decisions.ts'
import { ReviewGroup } from './ReviewGroup.tsx'

export function ReviewPage() {
  const grant = usePermissionState('DOCUMENTS_REVIEW')
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = usePendingItemsQuery()
  const pending = (data?.pendingItems ?? []).filter(({ state }) => state === 'PENDING')
  const shelves = shelvesOf(pending)
  const tab = shelves.find(({ value }) => value === search.get('kind'))?.value ?? 'all'
  const groups = groupsOf(pending, tab)
  const decisions = useItemDecisions()
  const isPhone = useIsPhone()
  const hasPanel = useIsDesktop()
  const mayReview = grant === 'given'
  // Loads the categories early, so that items which arrive later have their choices.
  useCategoriesQuery({ skip: !mayReview })
  const focus = useInboxFocus(groups, mayReview ? decisions : null)
  const { item } = focus
  // In a sheet, other members see the review only while the item is open.
  useReviewing(mayReview && (hasPanel || focus.isOpen) ? item?.document.id : null)

  const choice = shelves.length > 2 && (
    <Box css={{ '& label': { whiteSpace: 'nowrap' } }}>
      <SegmentedControl
        label="What to review"
        options={shelves}
        value={tab}
        onChange={(value) => setSearch(value === 'all' ? {} : { kind: value }, { replace: true })}
      />
    </Box>
  )
  const panel = item && (
    <ItemPanel
      key={item.id}
      item={item}
      siblings={groups.find(({ document }) => document.id === item.document.id)?.items ?? []}
      decisions={mayReview ? decisions : null}
      onApprove={(changes) => void focus.approve(changes)}
      onDiscard={() => void focus.discard()}
      onMerge={(transactionId) => void focus.merge(transactionId)}
      takeKeys={focus.takeKeys}
    />
  )

  return (
    <>
      <PageHeader
        title="Review"
        aside={
          pending.length > 0 && (
            <Text color="fg.muted" whiteSpace="nowrap">
              {pending.length} left
            </Text>
          )
        }
        actions={!isPhone && choice}
      />
      {isPhone && choice && (
        <Box overflowX="auto" mx="-16px" px="16px" mb="14px">
          {choice}
        </Box>
      )}
      {grant === 'never' && <ReviewersOnly />}
      <Withdrawn permission="DOCUMENTS_REVIEW" />
      {!data && error ? (
        <Panel>
          <ErrorState title="The inbox did not load" onRetry={() => void refetch()} />
        </Panel>
      ) : !data ? (
        <Panel isList>
          <SkeletonRows count={8} />
        </Panel>
      ) : groups.length === 0 ? (
        <Panel>
          <DoneState title="All reviewed">
            {decisions.decided > 0
              ? `${decisions.decided} reviewed just now.`
              : 'What the assistant, a receipt or a list brings in waits here.'}
          </DoneState>
        </Panel>
      ) : (
        <Grid templateColumns={hasPanel ? 'minmax(0, 1fr) minmax(300px, 376px)' : 'minmax(0, 1fr)'} gap="20px">
          <Panel isList aria-label="Inbox" alignSelf="start">
            {groups.map((group) => (
              <ReviewGroup
                key={group.document.id}
                group={group}
                focusedId={item?.id ?? null}
                isPhone={isPhone}
                isBusy={decisions.isBusy}
                onFocus={focus.moveTo}
                onApproveAll={mayReview ? () => void decisions.approveAll(group) : null}
              />
            ))}
          </Panel>
          {hasPanel && (
            <Box position="sticky" top="28px" alignSelf="start">
              {panel}
            </Box>
          )}
        </Grid>
      )}
      {!hasPanel && (
        <ItemSheet isOpen={focus.isOpen} onClose={focus.close}>
          {panel}
        </ItemSheet>
      )}
      <KeyList isOpen={focus.isHelpOpen} onClose={focus.closeHelp} />
    </>
  )
}

const keys = [
  ['j', 'The next item'],
  ['k', 'The item before'],
  ['a', 'Approve'],
  ['d', 'Discard'],
  ['m', 'Merge with the transaction that is there'],
  ['e', 'Edit'],
  ['↵', 'Open the document'],
  [`${modKey} Z`, 'Undo the last thing done'],
  [`${modKey} Shift Z`, 'Redo it'],
] as const

function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title="Keys" size="question" hasClose>
      <Box as="dl" py="8px" pb="20px">
        {keys.map(([key, meaning]) => (
          <Flex key={key} align="center" justify="space-between" minH="34px">
            <Box as="dt">{meaning}</Box>
            <Box as="dd">
              <KeyHint>{key}</KeyHint>
            </Box>
          </Flex>
        ))}
      </Box>
    </DialogFrame>
  )
}
