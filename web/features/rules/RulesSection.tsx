import { Box, Button, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Plus, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLiveScreen } from '../../app/live/live-screens.ts'
import { usePermission } from '../../app/session/permissions.ts'
import { type RuleRowFragment, useRulesQuery } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { useRuleChanges } from './changes.ts'
import { liveRules } from './live.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleRow } from './RuleRow.tsx'
import { RuleSuggestions } from './RuleSuggestions.tsx'
import { nameOfRule } from './rule-labels.ts'
import { valuesInAddress, valuesOfRule } from './rule-values.ts'

/** Lists rules and suggestions. The URL contains the open rule: `?rule=<id>` or `?new`. */
export function RulesSection() {
  const locale = useLocale()
  const mayEdit = usePermission('PLANS_WRITE')
  const { remove } = useRuleChanges()
  const [search, setSearch] = useSearchParams()
  const [deleted, setDeleted] = useState<RuleRowFragment | null>(null)
  const { data, error, refetch } = useRulesQuery()
  useLiveScreen(liveRules, {})
  const open = data?.rules.find(({ id }) => id === search.get('rule')) ?? null
  const close = () => setSearch({}, { replace: true })

  return (
    <Stack gap="16px">
      <RuleSuggestions mayEdit={mayEdit} />
      <Panel
        title={t`Rules`}
        note={data && data.rules.length > 0 && String(data.rules.length)}
        aside={mayEdit && data && data.rules.length > 0 && <NewRule onClick={() => setSearch({ new: '' })} />}
        isList
      >
        {data ? (
          data.rules.length > 0 ? (
            <RuleList
              rules={data.rules}
              mayEdit={mayEdit}
              onEdit={({ id }) => setSearch({ rule: id })}
              onDelete={setDeleted}
            />
          ) : (
            <EmptyState
              icon={Workflow}
              title={t`No rules yet`}
              action={mayEdit && <NewRule onClick={() => setSearch({ new: '' })} />}
            >
              {t`Rules categorise imported and recurring transactions. They never change what you set by hand.`}
            </EmptyState>
          )
        ) : error ? (
          <ErrorState title={t`Couldn't load rules`} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} rowHeight={58} />
        )}
      </Panel>
      {mayEdit && search.has('new') && <RuleDialog rule={null} initial={valuesInAddress(search)} onClose={close} />}
      {mayEdit && open && <RuleDialog key={open.id} rule={open} initial={valuesOfRule(open)} onClose={close} />}
      {deleted && (
        <ConfirmDialog
          isOpen
          onClose={() => setDeleted(null)}
          title={t`Delete the rule for ${{ name: nameOfRule(deleted, locale) }}?`}
          confirm={t`Delete`}
          pending={t`Deleting`}
          tone="over"
          onConfirm={() => remove(deleted.id)}
        >
          {t`Transactions it already changed stay the same. You can undo this.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function NewRule({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick}>
      <Plus strokeWidth={1.75} />
      {t`New rule`}
    </Button>
  )
}

interface RuleListProps {
  rules: readonly RuleRowFragment[]
  mayEdit: boolean
  onEdit: (rule: RuleRowFragment) => void
  onDelete: (rule: RuleRowFragment) => void
}

/** The order can be changed by dragging, or with the arrow keys on a row's handle. */
function RuleList({ rules, mayEdit, onEdit, onDelete }: RuleListProps) {
  const { order, enable, apply } = useRuleChanges()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)

  const move = (id: string, to: number) => {
    const rule = rules.find((each) => each.id === id)
    if (!rule || to < 0 || to >= rules.length || rules[to]?.id === id) return
    const others = rules.filter((each) => each.id !== id)
    void order([...others.slice(0, to), rule, ...others.slice(to)])
  }

  return (
    <Box as="ul" listStyleType="none" aria-label={t`Rules`}>
      {rules.map((rule, at) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          position={at + 1}
          count={rules.length}
          mayEdit={mayEdit}
          isOver={over === at && dragged !== null && dragged !== rule.id}
          onMove={(by) => move(rule.id, at + by)}
          onDragStart={() => setDragged(rule.id)}
          onDragOver={() => setOver(at)}
          onDragEnd={() => {
            setDragged(null)
            setOver(null)
          }}
          onDrop={() => dragged && move(dragged, at)}
          onEnable={(isEnabled) => void enable(rule.id, isEnabled)}
          onApply={() => void apply(rule.id)}
          onEdit={() => onEdit(rule)}
          onDelete={() => onDelete(rule)}
        />
      ))}
    </Box>
  )
}
