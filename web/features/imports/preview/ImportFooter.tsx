import { Box, Button, Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportFactsFragment } from '../../../generated.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { useImportActions } from '../import-actions.ts'
import { counted } from '../labels.ts'

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
  const action = isArchive
    ? 'Add all of it'
    : takenCount === 0
      ? 'Nothing to add'
      : `Add ${counted(takenCount, 'transaction', locale)}`

  const add = async () => {
    setPending(true)
    await apply(id, createsCategories)
    setPending(false)
  }

  return (
    <Box
      role="region"
      aria-label="Add to the books"
      data-bulk-bar
      position={{ base: 'fixed', md: 'sticky' }}
      insetInline={{ base: '0', md: 'auto' }}
      bottom={{ base: '0', md: '24px' }}
      zIndex="sticky"
      me={{ md: '76px' }}
      mt={{ md: '16px' }}
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
            ? 'All of it is in your books already.'
            : 'Nothing is in your books before you add it.'}
          {left > 0 && left < rowCount && ` ${counted(left, 'row', locale)} skipped.`}
        </Box>
        <Button variant="ghost" colorPalette="gray" disabled={isPending} onClick={() => setAsked(true)}>
          Delete
        </Button>
        <Button
          flex={{ base: '1', md: 'none' }}
          size={{ base: 'lg', md: 'md' }}
          disabled={isPending || isChanging || (!isArchive && takenCount === 0)}
          aria-busy={isPending}
          onClick={() => void add()}
        >
          {isPending ? 'Adding' : action}
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

/** Keeps toasts above the bar. */
const aboveBar = { body: { '--content-bottom': '72px !important' } }
