import { Box, Grid, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReviewing } from '../../app/presence/present.ts'
import { ReviewersOnly, Withdrawn } from '../../app/session/CannotWrite.tsx'
import { usePermissionState } from '../../app/session/permissions.ts'
import { useCategoriesQuery, usePendingItemsQuery } from '../../generated.ts'
import { SegmentedControl } from '../../shared/controls/SegmentedControl.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { useIsDesktop, useIsPhone } from '../../shared/hooks/use-viewport.ts'
import { ItemPanel } from './ItemPanel.tsx'
import { ItemSheet } from './ItemSheet.tsx'
import { groupsOf, shelvesOf } from './inbox.ts'
import { useInboxFocus } from './inbox-focus.ts'
import { useItemDecisions } from './item-decisions.ts'
import { NothingToReview } from './NothingToReview.tsx'
import { ReviewGroup } from './ReviewGroup.tsx'

const ReceiptPicture = lazy(async () => ({ default: (await import('./ReceiptPicture.tsx')).ReceiptPicture }))

export function ReviewPage() {
  const grant = usePermissionState('DOCUMENTS_REVIEW')
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = usePendingItemsQuery()
  const pending = (data?.pendingItems ?? []).filter(({ state }) => state === 'PENDING')
  const left = pending.length
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
  const { decided } = decisions
  // In a sheet, other members see the review only while the item is open.
  useReviewing(mayReview && (hasPanel || focus.isOpen) ? item?.document.id : null)

  const choice = shelves.length > 2 && (
    <Box css={{ '& label': { whiteSpace: 'nowrap' } }}>
      <SegmentedControl
        label={t`Document type`}
        options={shelves}
        value={tab}
        onChange={(value) => setSearch(value === 'all' ? {} : { kind: value }, { replace: true })}
      />
    </Box>
  )
  const receiptId = item?.document.receiptId
  const panel = item && (
    <>
      {receiptId && (
        <Suspense fallback={null}>
          <ReceiptPicture key={receiptId} receiptId={receiptId} itemId={item.id} isInSheet={!hasPanel} />
        </Suspense>
      )}
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
    </>
  )

  return (
    <>
      <PageHeader
        title={t`Review`}
        aside={
          pending.length > 0 && (
            <Text color="fg.muted" whiteSpace="nowrap">
              {t`${left} left`}
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
          <ErrorState title={t`Couldn't load the review inbox`} onRetry={() => void refetch()} />
        </Panel>
      ) : !data ? (
        <Panel isList>
          <SkeletonRows count={8} />
        </Panel>
      ) : groups.length === 0 ? (
        <Panel>
          <NothingToReview decided={decided} mayAdd={mayReview} />
        </Panel>
      ) : (
        <Grid templateColumns={hasPanel ? 'minmax(0, 1fr) minmax(300px, 376px)' : 'minmax(0, 1fr)'} gap="20px">
          <Panel isList aria-label={t`Inbox`} alignSelf="start">
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
    </>
  )
}
