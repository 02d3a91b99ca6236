import { Box, Button, Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportFactsFragment } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { useImportActions } from '../import-actions.ts'
import { formatCount, skippedText } from '../labels.ts'

interface ImportFooterProps {
  found: ImportFactsFragment
  createsCategories: boolean
  isChanging?: boolean
}

export function ImportFooter({ found, createsCategories, isChanging = false }: ImportFooterProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { apply } = useImportActions()
  const [isPending, setPending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, format, takenCount, rowCount, thereCount } = found
  const isArchive = format === 'ARCHIVE'
  const left = rowCount - takenCount

  const add = async () => {
    setPending(true)
    await apply(id, createsCategories)
    setPending(false)
  }

  return (
    <Box
      role="region"
      aria-label={t`Add import`}
      data-bulk-bar
      position={{ base: 'fixed', md: 'sticky' }}
      insetInline={{ base: '0', md: 'auto' }}
      bottom={{ base: '0', md: '24px' }}
      zIndex="sticky"
      mt={{ md: '56px' }}
      mb={{ md: '-72px' }}
    >
      <Global styles={aboveBar} />
      <Flex
        align="center"
        gap="12px"
        minH={{ base: '64px', md: '60px' }}
        ps={{ base: '8px', md: '20px' }}
        pe={{ base: '16px', md: '12px' }}
        pb={{ base: 'env(safe-area-inset-bottom)', md: '0' }}
        bg="bg.panel"
        borderTopWidth="1px"
        borderInlineWidth={{ md: '1px' }}
        borderBottomWidth={{ md: '1px' }}
        borderRadius={{ md: 'panel' }}
        boxShadow={{ md: 'md' }}
      >
        <Box textStyle="small" color="fg.muted" hideBelow="md" me="auto">
          {rowCount > 0 && thereCount === rowCount
            ? t`Everything in this file already exists.`
            : t`Nothing is saved until you add it.`}
          {left > 0 && left < rowCount && ` ${skippedText(left, locale)}`}
        </Box>
        <Button variant="ghost" colorPalette="gray" disabled={isPending} onClick={() => setAsked(true)}>
          {t`Delete`}
        </Button>
        <Button
          flex={{ base: '1', md: 'none' }}
          size={{ base: 'lg', md: 'md' }}
          disabled={isPending || isChanging || (!isArchive && takenCount === 0)}
          aria-busy={isPending}
          onClick={() => void add()}
        >
          {isPending ? t`Adding` : actionText(found, locale)}
        </Button>
      </Flex>
      {isAsked && (
        <DeleteDialog
          found={found}
          onClose={() => setAsked(false)}
          onDeleted={() => void navigate('/transactions/import')}
        />
      )}
    </Box>
  )
}

function actionText({ format, takenCount, updatedCount }: ImportFactsFragment, locale: string): string {
  if (format === 'ARCHIVE') return t`Add everything`
  if (takenCount === 0) return t`Nothing to add`
  const [number, updated] = [formatCount(takenCount - updatedCount, locale), formatCount(updatedCount, locale)]
  if (updatedCount > 0 && updatedCount < takenCount) return t`Add ${number}, update ${updated}`
  if (updatedCount > 0) {
    return plural(updatedCount, { one: `Update ${updated} transaction`, other: `Update ${updated} transactions` })
  }
  return plural(takenCount, { one: `Add ${number} transaction`, other: `Add ${number} transactions` })
}

/** Keeps toasts above the bar. */
const aboveBar = { body: { '--content-bottom': '72px !important' } }
