import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { RuleRowFragment } from '../../generated.ts'
import { useRuleChanges } from './changes.ts'
import { RuleRow } from './RuleRow.tsx'

interface RuleListProps {
  rules: readonly RuleRowFragment[]
  mayEdit: boolean
  onEdit: (rule: RuleRowFragment) => void
  onDelete: (rule: RuleRowFragment) => void
}

/** In their order, which is changed by drag, or with the arrow keys on a row's handle. */
export function RuleList({ rules, mayEdit, onEdit, onDelete }: RuleListProps) {
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
    <Box as="ul" listStyleType="none" aria-label="Rules">
      {rules.map((rule, at) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          place={`${at + 1} of ${rules.length}`}
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
