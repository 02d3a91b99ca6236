import { Button, Flex, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleCheck, CircleSlash, FileWarning, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { usePermission } from '../../app/session/permissions.ts'
import type { ImportFactsFragment, ImportSheetFragment } from '../../generated.ts'
import { Notice } from '../../shared/display/Notice.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useImportActions } from './import-actions.ts'
import { addedText, leftOutOf, skippedText } from './labels.ts'
import { ProblemLine } from './ProblemLine.tsx'
import { RatesPanel } from './preview/RatesPanel.tsx'
import { RevertDialog } from './RevertDialog.tsx'
import { RowsPanel } from './rows/RowsPanel.tsx'

export function Outcome({ found, mayWrite }: { found: ImportSheetFragment; mayWrite: boolean }) {
  const navigate = useNavigate()
  const mayPlan = usePermission('PLANS_WRITE')
  const { apply } = useImportActions()
  const [isEditingRate, setEditingRate] = useState(false)
  const [asked, setAsked] = useState<'revert' | 'delete' | null>(null)
  const { id, state, rowCount, problem, missingCategories } = found
  const another = mayWrite && (
    <Button variant="outline" colorPalette="gray" onClick={() => void navigate('/transactions/import')}>
      {state === 'REVERTED' ? t`Import another file` : t`Choose another file`}
    </Button>
  )

  return (
    <Stack gap="16px">
      {state !== 'FAILED' && <ProblemLine problem={problem} />}
      <Panel>
        {state === 'DONE' ? (
          <Added found={found} mayWrite={mayWrite} onRevert={() => setAsked('revert')} />
        ) : state === 'REVERTED' ? (
          <Notice
            icon={Undo2}
            tone="accent"
            title={t`Import reverted`}
            role="status"
            action={
              mayWrite && (
                <Flex gap="8px" wrap="wrap" justify="center">
                  <Button
                    disabled={isEditingRate}
                    onClick={() => void apply(id, mayPlan && missingCategories.length > 0)}
                  >
                    {t`Import again`}
                  </Button>
                  {another}
                </Flex>
              )
            }
          >
            {t`Everything it added has been removed.`}
          </Notice>
        ) : state === 'CANCELLED' ? (
          <Notice icon={CircleSlash} tone="accent" title={t`Import cancelled`} role="status" action={another}>
            {t`Nothing was added.`}
          </Notice>
        ) : (
          <Notice icon={FileWarning} tone="over" title={t`Couldn't import this file`} role="alert" action={another}>
            {problem} {t`Nothing was added.`}
          </Notice>
        )}
        {mayWrite && (
          <Flex justify="center">
            <Button variant="plain" color="fg.muted" textStyle="small" onClick={() => setAsked('delete')}>
              {t`Delete import`}
            </Button>
          </Flex>
        )}
      </Panel>
      {(state === 'DONE' || state === 'REVERTED') && rowCount > 0 && (
        <>
          <RatesPanel found={found} mayChange={mayWrite && state === 'REVERTED'} onEditing={setEditingRate} />
          <RowsPanel found={found} mayChange={false} createsCategories={false} />
        </>
      )}
      {asked === 'revert' && <RevertDialog found={found} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteDialog
          found={found}
          onClose={() => setAsked(null)}
          onDeleted={() => void navigate('/transactions/import')}
        />
      )}
    </Stack>
  )
}

interface AddedProps {
  found: ImportFactsFragment
  mayWrite: boolean
  onRevert: () => void
}

function Added({ found, mayWrite, onRevert }: AddedProps) {
  const locale = useLocale()
  const { takenCount, rowCount, firstDay, lastDay, canRevert } = found
  const left = rowCount - takenCount
  const about = [left > 0 ? skippedText(left, locale) : null, leftOutOf(found, locale)].filter((text) => text !== null)
  const list = transactionsPath({ ...(firstDay && { from: firstDay }), ...(lastDay && { to: lastDay }) })
  return (
    <Notice
      icon={CircleCheck}
      tone="income"
      title={addedText(found, locale)}
      role="status"
      action={
        <Flex gap="8px" wrap="wrap" justify="center">
          <Button asChild>
            <RouterLink to={list}>{t`Show transactions`}</RouterLink>
          </Button>
          {mayWrite && canRevert && (
            <Button variant="outline" colorPalette="gray" onClick={onRevert}>
              <Undo2 strokeWidth={1.75} />
              {t`Revert import`}
            </Button>
          )}
          {mayWrite && (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to="/transactions/import">{t`Import another file`}</RouterLink>
            </Button>
          )}
        </Flex>
      }
    >
      {about.join(' ') || undefined}
    </Notice>
  )
}
