import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Info, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ReviewedStagedItemInput, ReviewRowFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { KeyHint } from '../../shared/display/KeyHint.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { CurrentBudgetLine } from './CurrentBudgetLine.tsx'
import { ItemFields } from './ItemFields.tsx'
import { doubtOf, hasPage, isEntry, needsConfirmation, planOf, reasonOf } from './inbox.ts'
import type { PanelKeys } from './inbox-focus.ts'
import type { ItemDecisions } from './item-decisions.ts'
import { itemIcons, itemPosition } from './item-labels.ts'
import { SimilarTransactions } from './LookAlikes.tsx'

interface ItemPanelProps {
  item: ReviewRowFragment
  /** All pending items of the same document. */
  siblings: readonly ReviewRowFragment[]
  /** Null for a role that cannot review. */
  decisions: ItemDecisions | null
  onApprove: (changes: ReviewedStagedItemInput) => void
  onDiscard: () => void
  onMerge: (transactionId: string) => void
  takeKeys: (keys: PanelKeys | null) => void
}

export function ItemPanel(props: ItemPanelProps) {
  const { item, siblings, decisions, onApprove, onDiscard, onMerge, takeKeys } = props
  const [changes, setChanges] = useState<ReviewedStagedItemInput>({})
  const [isAsking, setAsking] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const Icon = itemIcons[item.kind]
  const position = siblings.findIndex(({ id }) => id === item.id) + 1
  const isBusy = decisions?.isBusy ?? true
  const plan = planOf(item)
  // The server's budget figures do not apply to changed values.
  const isReplanned = ['amount', 'month', 'categoryId'].some((name) => name in changes)
  const hasDocument = hasPage(item.document)

  const mayDecide = decisions !== null
  const approve = useCallback(
    () => (mayDecide && needsConfirmation(item, changes) ? setAsking(true) : onApprove(changes)),
    [mayDecide, item, changes, onApprove],
  )

  useEffect(() => {
    takeKeys({
      approve,
      edit: () => fields.current?.querySelector<HTMLElement>('input:not([type=date])')?.focus(),
    })
    return () => takeKeys(null)
  }, [takeKeys, approve])

  return (
    <Panel aria-label={item.description} isList>
      <Box px="20px" pt="18px" pb="16px">
        <Flex align="center" gap="8px" color="fg.muted" textStyle="small">
          <Icon size={15} strokeWidth={1.75} aria-hidden />
          {itemPosition(item.kind, position, siblings.length)}
        </Flex>
        <Heading as="h2" textStyle="dialogTitle" fontWeight="500" mt="10px" overflowWrap="anywhere">
          {item.description}
        </Heading>
        <Amount
          value={changes.amount ?? item.amount.value}
          currency={item.amount.currency}
          size="figure"
          {...(isEntry(item) && typeOf(item, changes))}
        />
        <Box ref={fields} mt="14px">
          <ItemFields
            item={item}
            changes={changes}
            errors={decisions?.errors ?? {}}
            isReadOnly={!decisions}
            onChange={(next) => setChanges((now) => ({ ...now, ...next }))}
          />
        </Box>
        {plan && !isReplanned && <CurrentBudgetLine {...plan} />}
        <ItemReason item={item} />
        <SimilarTransactions lookAlikes={item.lookAlikes} isBusy={isBusy} onMerge={decisions && onMerge} />
      </Box>
      {decisions && (
        <Box borderTopWidth="1px" px="20px" py="14px">
          <Button w="100%" h="40px" disabled={isBusy} aria-busy={isBusy} onClick={approve}>
            {t`Approve`}
            <KeyHint>a</KeyHint>
          </Button>
          <Grid templateColumns={hasDocument ? '1fr 1fr' : '1fr'} gap="8px" mt="8px">
            {hasDocument && (
              <Button asChild variant="outline" colorPalette="gray">
                <RouterLink to={item.document.reviewPath}>
                  {t`Open document`}
                  <KeyHint>↵</KeyHint>
                </RouterLink>
              </Button>
            )}
            <Button variant="outline" colorPalette="gray" color="over.fg" disabled={isBusy} onClick={onDiscard}>
              {t`Discard`}
              <KeyHint>d</KeyHint>
            </Button>
          </Grid>
          <Flex justify="center" gap="20px" mt="14px" textStyle="small" color="fg.muted" hideBelow="md">
            <Hint keys={['j', 'k']} word={t`move`} />
            <Hint keys={['e']} word={t`edit`} />
            <Hint keys={['?']} word={t`all shortcuts`} />
          </Flex>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Approve this amount?`}
        confirm={t`Approve anyway`}
        onConfirm={() => onApprove({ ...changes, isAmountConfirmed: true })}
      >
        {item.amountDoubt}
      </ConfirmDialog>
    </Panel>
  )
}

/** An amount without a known direction has no sign. */
function typeOf({ type, doubtKind }: ReviewRowFragment, changes: ReviewedStagedItemInput) {
  return changes.type || doubtKind !== 'DIRECTION' ? { type: changes.type ?? type } : {}
}

function Hint({ keys, word }: { keys: readonly string[]; word: string }) {
  return (
    <Flex as="span" align="center" gap="6px">
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
      {word}
    </Flex>
  )
}

function ItemReason({ item }: { item: ReviewRowFragment }) {
  const reason = reasonOf(item)
  if (!reason) return null
  const isDoubt = doubtOf(item) !== null
  const Icon = isDoubt ? TriangleAlert : Info
  return (
    <Flex gap="9px" mt="14px" px="12px" py="10px" borderRadius="control" bg={isDoubt ? 'warning.subtle' : 'bg.subtle'}>
      <Box color={isDoubt ? 'warning.fg' : 'fg.muted'} mt="1px" flexShrink="0" aria-hidden>
        <Icon size={15} strokeWidth={1.75} />
      </Box>
      <Text textStyle="small" color={isDoubt ? 'warning.fg' : 'fg.muted'}>
        {reason}
      </Text>
    </Flex>
  )
}
