import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { AlsoReviewing } from '../../app/presence/AlsoReviewing.tsx'
import { useReviewing } from '../../app/presence/present.ts'
import { liveBudgetMonth } from '../../app/records/budget-months.ts'
import { ReviewersOnly, Withdrawn } from '../../app/session/CannotWrite.tsx'
import { type Grant, usePermissionState } from '../../app/session/permissions.ts'
import { type ReviewRowFragment, useBudgetListQuery } from '../../generated.ts'
import { RetryReading } from '../../shared/controls/RetryReading.tsx'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { DoneState, EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { MailNote } from '../../shared/display/MailNote.tsx'
import { PageHeader } from '../../shared/display/PageHeader.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { monthOf, today } from '../../shared/format/dates.ts'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { BudgetLineRow } from './BudgetLineRow.tsx'
import { approveAllLabel, documentIcons, otherDocument } from './item-labels.ts'
import { useLineDecisions } from './line-decisions.ts'

export function BudgetReviewPage() {
  const { documentId = '' } = useParams()
  const grant = usePermissionState('DOCUMENTS_REVIEW')
  const { data, error, refetch } = useBudgetListQuery({ variables: { documentId } })
  const lines = data?.documentItems ?? []
  const pending = lines.filter(({ state }) => state === 'PENDING')
  const decisions = useLineDecisions(documentId, lines)
  useReviewing(pending.length > 0 ? documentId : null)
  const all = lines.length
  const reviewed = all - pending.length
  const isList = data?.document.kind === 'BUDGET_LIST'
  const isBeingRead = data?.document.stage === 'RECEIVED' || data?.document.stage === 'READING'

  return (
    <>
      <PageHeader
        title={data ? data.document.title || data.document.fileName : t`Budget list`}
        aside={
          isList && (
            <Text color="fg.muted" whiteSpace="nowrap">
              {t`${reviewed} of ${all} reviewed`}
            </Text>
          )
        }
        actions={
          grant === 'given' &&
          isList &&
          pending.length > 0 && (
            <>
              <Button
                variant="outline"
                colorPalette="gray"
                color="over.fg"
                disabled={decisions.isBusy}
                onClick={() => void decisions.discardAll()}
                hideBelow="md"
              >
                {t`Discard all`}
              </Button>
              <Button disabled={decisions.isBusy} onClick={() => void decisions.approveAll()}>
                {decisions.isBusy ? t`Approving` : approveAllLabel(pending.length)}
              </Button>
            </>
          )
        }
      />
      {grant === 'never' && <ReviewersOnly />}
      <Withdrawn permission="DOCUMENTS_REVIEW" />
      {data?.document.mail && (
        <Box mb="16px">
          <MailNote mail={data.document.mail} />
        </Box>
      )}
      {!data && error ? (
        <Panel>
          <ErrorState
            title={codeOf(error) === 'NOT_FOUND' ? t`Budget list not found` : t`Couldn't load the budget list`}
            {...(codeOf(error) === 'NOT_FOUND' ? {} : { onRetry: () => void refetch() })}
          >
            {codeOf(error) === 'NOT_FOUND' ? messageOf(error) : undefined}
          </ErrorState>
        </Panel>
      ) : !data || isBeingRead ? (
        <Panel isList>
          {isBeingRead && (
            <Text px="16px" py="12px" color="fg.muted" role="status">
              {t`Reading… Lines will appear here.`}
            </Text>
          )}
          <SkeletonRows count={8} hasTile rowHeight={58} />
        </Panel>
      ) : !isList ? (
        <Panel>
          <EmptyState
            icon={documentIcons[data.document.kind]}
            title={t`Not a budget list`}
            action={
              <Button asChild>
                <RouterLink to={data.document.reviewPath}>{t`Review document`}</RouterLink>
              </Button>
            }
          >
            {otherDocument(data.document.kind)}
          </EmptyState>
        </Panel>
      ) : data.document.stage === 'FAILED' ? (
        <Panel>
          <ErrorState title={t`Couldn't read the list`}>
            {data.document.failure ?? t`No budgets found. Check the file and try again.`}
          </ErrorState>
          {grant === 'given' && (
            <Flex justify="center" pb="24px">
              <RetryReading documentId={data.document.id} />
            </Flex>
          )}
        </Panel>
      ) : (
        <>
          {pending.length > 0 && <AlsoReviewing documentId={documentId} what="list" mb="16px" />}
          <Lines lines={lines} decisions={decisions} grant={grant} isDone={pending.length === 0} />
        </>
      )}
    </>
  )
}

interface LinesProps {
  lines: readonly ReviewRowFragment[]
  decisions: ReturnType<typeof useLineDecisions>
  grant: Grant
  isDone: boolean
}

function Lines({ lines, decisions, grant, isDone }: LinesProps) {
  const month = lines[0]?.month ?? monthOf(today())
  // Shows the current budgets beside the list. A list usually covers one month.
  useLiveScreen(liveBudgetMonth, { month })
  return (
    <>
      {isDone && (
        <Panel mb="16px">
          <DoneState title={t`All reviewed`}>
            <TextLink to="/budgets">{t`View budgets`}</TextLink>
          </DoneState>
        </Panel>
      )}
      <Panel isList aria-label={t`Lines`}>
        {!isDone && (
          <Flex {...headStyles} hideBelow="lg" aria-hidden>
            <Box flex="1">{t`Name`}</Box>
            <Box w="196px">{t`Category`}</Box>
            <Box w="206px">{t`Month`}</Box>
            <Box w="128px">{t`Planned`}</Box>
            <Box w="178px" />
          </Flex>
        )}
        <Box as="ul" listStyleType="none">
          {lines.map((line) => (
            <BudgetLineRow
              key={line.id}
              line={line}
              lines={lines}
              changes={decisions.changesOf(line.id)}
              error={decisions.errorOf(line.id)}
              isBusy={decisions.isBusy || grant !== 'given'}
              mayReview={grant !== 'never'}
              onChange={(changes) => decisions.change(line.id, changes)}
              onApprove={() => void decisions.approve(line)}
              onDiscard={() => void decisions.discard(line)}
            />
          ))}
        </Box>
      </Panel>
    </>
  )
}

const headStyles = {
  gap: '12px',
  px: '16px',
  h: '38px',
  align: 'center',
  bg: 'bg.subtle',
  textStyle: 'caption',
  fontWeight: '500',
  color: 'fg.muted',
} as const
