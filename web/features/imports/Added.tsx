import { Button, Flex } from '@chakra-ui/react'
import { CircleCheck, Undo2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportFactsFragment } from '../../generated.ts'
import { Notice } from '../../shared/display/Notice.tsx'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { counted, leftOutOf } from './labels.ts'

interface AddedProps {
  found: ImportFactsFragment
  mayWrite: boolean
  onRevert: () => void
}

/** An import that is in the books: how much it brought, where that is, and the way back. */
export function Added({ found, mayWrite, onRevert }: AddedProps) {
  const locale = useLocale()
  const { format, takenCount, rowCount, firstDay, lastDay, canRevert } = found
  const isArchive = format === 'ARCHIVE'
  const left = rowCount - takenCount
  const leftOut = leftOutOf(found, locale)
  const about = [left > 0 && `${counted(left, 'row', locale)} skipped.`, leftOut && `${leftOut}.`].filter(Boolean)
  const list = transactionsPath({ ...(firstDay && { from: firstDay }), ...(lastDay && { to: lastDay }) })
  return (
    <Notice
      icon={CircleCheck}
      tone="income"
      title={isArchive ? 'The archive was added' : `${counted(takenCount, 'transaction', locale)} added`}
      role="status"
      action={
        <Flex gap="8px" wrap="wrap" justify="center">
          <Button asChild>
            <RouterLink to={list}>Show the transactions</RouterLink>
          </Button>
          {mayWrite && canRevert && (
            <Button variant="outline" colorPalette="gray" onClick={onRevert}>
              <Undo2 strokeWidth={1.75} />
              Undo import
            </Button>
          )}
          {mayWrite && (
            <Button asChild variant="outline" colorPalette="gray">
              <RouterLink to="/transactions/import">Import another file</RouterLink>
            </Button>
          )}
        </Flex>
      }
    >
      {about.join(' ') || undefined}
    </Notice>
  )
}
