import { Box, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Archive, ArchiveRestore, CornerDownRight, Merge, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CategoryRowFragment, CategoryUsageRowFragment } from '../../generated.ts'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { RowMenu, type RowMenuLabels } from '../../shared/overlays/RowMenu.tsx'

export type CategoryAction = 'edit' | 'below' | 'merge' | 'archive' | 'restore' | 'delete'

interface CategoryRowProps {
  category: CategoryRowFragment
  usage: CategoryUsageRowFragment | undefined
  actions: readonly CategoryAction[]
  onChoose: (action: CategoryAction) => void
  handle: ReactNode
}

export function CategoryRow({ category, usage, actions, onChoose, handle }: CategoryRowProps) {
  const { id, name, archived, type } = category
  const locale = useLocale()
  return (
    <Flex align="center" h={{ base: '60px', md: '46px' }} ps={handle ? '4px' : { base: '16px', md: '20px' }} pe="8px">
      {handle}
      <Flex align="center" gap="12px" flex="1" minW="0" h="100%" ps={handle ? '4px' : '0'}>
        <Box opacity={archived ? 0.6 : 1}>
          <CategoryTile category={category} />
        </Box>
        <Flex
          direction={{ base: 'column', md: 'row' }}
          align={{ base: 'stretch', md: 'center' }}
          columnGap="12px"
          flex="1"
          minW="0"
        >
          {actions.includes('edit') ? (
            <Opener type="button" aria-label={t`Edit ${name}`} onClick={() => onChoose('edit')}>
              {name}
            </Opener>
          ) : (
            <Box flex="1" minW="0" truncate color={archived ? 'fg.muted' : 'fg'}>
              {name}
            </Box>
          )}
          {usage && <Usage to={transactionsPath({ type, categories: [id] })}>{formatUsage(usage, locale)}</Usage>}
        </Flex>
      </Flex>
      <RowMenu name={name} labels={labels()} actions={actions} onChoose={onChoose} />
    </Flex>
  )
}

function formatUsage({ thisMonth, ever }: CategoryUsageRowFragment, locale: string): string {
  const numbers = new Intl.NumberFormat(locale)
  const recent = numbers.format(thisMonth)
  const total = numbers.format(ever)
  return thisMonth > 0 ? t`${recent} this month · ${total} total` : t`${total} total`
}

const labels = (): RowMenuLabels<CategoryAction> => ({
  edit: { label: t`Edit`, icon: Pencil },
  below: { label: t`Add subcategory`, icon: CornerDownRight },
  merge: { label: t`Merge into another category`, icon: Merge },
  archive: { label: t({ message: 'Archive', context: 'verb' }), icon: Archive },
  restore: { label: t`Unarchive`, icon: ArchiveRestore },
  delete: { label: t`Delete`, icon: Trash2 },
})

const Opener = chakra('button', {
  base: {
    flex: { base: 'none', md: '1' },
    minWidth: '0',
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { md: 'nowrap' },
    cursor: 'pointer',
    borderRadius: 'tag',
    focusVisibleRing: 'outside',
    h: { base: 'auto', md: '36px' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

const Usage = chakra(RouterLink, {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderRadius: 'tag',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})
