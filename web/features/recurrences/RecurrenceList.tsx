import { Box, Button, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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

const labels = () => ({
  edit: { label: t`Edit`, icon: Pencil },
  pause: { label: t`Pause`, icon: Pause },
  resume: { label: t`Resume`, icon: Play },
  delete: { label: t`Delete`, icon: Trash2 },
})

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
    <Panel title={t`All recurring`} note={recurrences.length > 0 && String(recurrences.length)} isList>
      {recurrences.length === 0 ? (
        <EmptyState
          icon={Repeat}
          title={t`No recurring transactions yet`}
          action={
            mayEdit && (
              <Flex gap="8px" wrap="wrap" justify="center">
                <Button variant="outline" colorPalette="gray" onClick={() => void find()}>
                  {t`Find recurring`}
                </Button>
                <Button onClick={onNew}>{t`New recurring`}</Button>
              </Flex>
            )
          }
        >
          {t`Add rent, a salary or a subscription to see upcoming payments. Nothing is recorded automatically unless you turn it on.`}
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={t`All recurring`}>
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
                    labels={labels()}
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
          title={t`Delete the recurring transaction ${{ description: deleted.description }}?`}
          confirm={t`Delete`}
          pending={t`Deleting`}
          tone="over"
          onConfirm={() => remove(deleted)}
        >
          {t`Recorded transactions are kept. You can undo this.`}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
