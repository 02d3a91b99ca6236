import { Box, Button, Flex } from '@chakra-ui/react'
import { Pause, Pencil, Play, Repeat, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecurrenceRowFragment } from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { useRecurringChanges } from './changes.ts'
import { statusLabel } from './frequency-labels.ts'
import { RecurringRow } from './RecurringRow.tsx'

const labels = {
  edit: { label: 'Edit', icon: Pencil },
  pause: { label: 'Pause', icon: Pause },
  resume: { label: 'Resume', icon: Play },
  delete: { label: 'Delete', icon: Trash2 },
} as const

interface RecurrenceListProps {
  recurrences: readonly RecurrenceRowFragment[]
  mayEdit: boolean
  onEdit: (recurrence: RecurrenceRowFragment) => void
  onNew: () => void
}

export function RecurrenceList({ recurrences, mayEdit, onEdit, onNew }: RecurrenceListProps) {
  const locale = useLocale()
  const { pause, remove, find } = useRecurringChanges()
  const [deleted, setDeleted] = useState<RecurrenceRowFragment | null>(null)

  return (
    <Panel title="All recurring" note={recurrences.length > 0 && String(recurrences.length)} isList>
      {recurrences.length === 0 ? (
        <EmptyState
          icon={Repeat}
          title="Nothing recurs yet"
          action={
            mayEdit && (
              <Flex gap="8px" wrap="wrap" justify="center">
                <Button variant="outline" colorPalette="gray" onClick={() => void find()}>
                  Look through the books
                </Button>
                <Button onClick={onNew}>New recurring</Button>
              </Flex>
            )
          }
        >
          Rent, a salary, a subscription: write it once, and see what comes up. Nothing is recorded by itself unless you
          say so.
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none" aria-label="All recurring">
          {recurrences.map((recurrence) => (
            <RecurringRow
              key={recurrence.id}
              of={recurrence}
              detail={statusLabel(recurrence, locale)}
              isFaded={recurrence.isPaused || recurrence.nextDate === null}
              menu={
                mayEdit && (
                  <RowMenu
                    name={recurrence.description}
                    labels={labels}
                    actions={['edit', recurrence.isPaused ? 'resume' : 'pause', 'delete']}
                    onChoose={(action) => {
                      if (action === 'edit') onEdit(recurrence)
                      else if (action === 'delete') setDeleted(recurrence)
                      else void pause(recurrence, action === 'pause')
                    }}
                  />
                )
              }
            />
          ))}
        </Box>
      )}
      {deleted && (
        <ConfirmDialog
          isOpen
          onClose={() => setDeleted(null)}
          title={`Delete the recurring ${deleted.description}?`}
          confirm="Delete"
          pending="Deleting"
          tone="over"
          onConfirm={() => remove(deleted)}
        >
          What was recorded of it stays in the books. You can undo this.
        </ConfirmDialog>
      )}
    </Panel>
  )
}
