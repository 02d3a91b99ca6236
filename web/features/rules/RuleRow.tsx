import { Box, chakra, Flex, Switch } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { GripVertical, History, Pencil, Trash2 } from 'lucide-react'
import type { RuleRowFragment } from '../../generated.ts'
import { CategoryBadge } from '../../shared/display/CategoryBadge.tsx'
import { TagBadge } from '../../shared/display/TagMark.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { formatCondition, nameOfRule } from './rule-labels.ts'

const labels = () => ({
  edit: { label: t`Edit`, icon: Pencil },
  apply: { label: t`Apply to past transactions`, icon: History },
  delete: { label: t`Delete`, icon: Trash2 },
})

interface RuleRowProps {
  rule: RuleRowFragment
  position: number
  count: number
  mayEdit: boolean
  isOver: boolean
  onMove: (by: -1 | 1) => void
  onDragStart: () => void
  onDragOver: () => void
  onDragEnd: () => void
  onDrop: () => void
  onEnable: (isEnabled: boolean) => void
  onApply: () => void
  onEdit: () => void
  onDelete: () => void
}

export function RuleRow(props: RuleRowProps) {
  const { rule, position, count, mayEdit, isOver, onMove, onDragStart, onDragOver, ...on } = props
  const locale = useLocale()
  const name = nameOfRule(rule, locale)
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH="58px"
      px={{ base: '8px', md: '12px' }}
      py="8px"
      borderTopWidth={isOver ? '2px' : '1px'}
      borderColor={isOver ? 'accent.fg' : 'border.muted'}
      _hover={{ bg: 'bg.hover' }}
      draggable={mayEdit}
      onDragStart={onDragStart}
      onDragOver={(event) => {
        event.preventDefault()
        onDragOver()
      }}
      onDragEnd={on.onDragEnd}
      onDrop={(event) => {
        event.preventDefault()
        on.onDrop()
      }}
    >
      {mayEdit && (
        <chakra.button
          type="button"
          aria-label={t`Move the rule for ${name}, ${position} of ${count}`}
          aria-keyshortcuts="ArrowUp ArrowDown"
          display="flex"
          p={{ base: '14px 6px', md: '6px' }}
          color="fg.subtle"
          cursor="grab"
          borderRadius="tag"
          focusVisibleRing="outside"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            onMove(event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
          <GripVertical size={16} strokeWidth={1.75} aria-hidden />
        </chakra.button>
      )}
      <Box flex="1" minW="0" ps={mayEdit ? '0' : '8px'} opacity={rule.isEnabled ? 1 : 0.7}>
        <Box textStyle="strong" overflowWrap="anywhere">
          {formatCondition(rule, locale)}
        </Box>
        <Flex wrap="wrap" gap="6px" mt="4px" align="center" textStyle="small" color="fg.muted">
          {rule.category && <CategoryBadge category={rule.category} />}
          {rule.tags.map((tag) => (
            <TagBadge key={tag.id} tag={tag} />
          ))}
          {rule.payee && t`Payee: ${{ name: rule.payee }}`}
          {rule.marksReviewed && t`Marked as reviewed`}
          {!rule.category &&
            rule.tags.length === 0 &&
            !rule.marksReviewed &&
            !rule.payee &&
            t`Its category or tags were deleted. Edit the rule.`}
        </Flex>
      </Box>
      <Switch.Root
        checked={rule.isEnabled}
        disabled={!mayEdit}
        onCheckedChange={({ checked }) => on.onEnable(checked)}
        minH="44px"
      >
        <Switch.HiddenInput aria-label={t`Rule for ${name}`} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      {mayEdit && (
        <RowMenu
          name={name}
          labels={labels()}
          actions={['edit', 'apply', 'delete']}
          onChoose={(action) => {
            if (action === 'edit') on.onEdit()
            else if (action === 'apply') on.onApply()
            else on.onDelete()
          }}
        />
      )}
    </Flex>
  )
}
