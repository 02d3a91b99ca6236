import { Box, Grid } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FolderOpen, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportFactsFragment } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { UserAvatar } from '../../shared/display/PersonAvatar.tsx'
import { dayOf, formatRange } from '../../shared/format/dates.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { RowMenu } from '../../shared/overlays/RowMenu.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ImportSubscription } from './ImportSubscription.tsx'
import { formatName, isUnderWay, statusOf } from './labels.ts'
import { RevertDialog } from './RevertDialog.tsx'

const labels = () => ({
  open: { label: t`Open`, icon: FolderOpen },
  revert: { label: t({ message: 'Revert', context: 'import' }), icon: Undo2 },
  delete: { label: t`Delete`, icon: Trash2 },
})

export function EarlierImport({ found, mayWrite }: { found: ImportFactsFragment; mayWrite: boolean }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'revert' | 'delete' | null>(null)
  const { id, fileName, format, firstDay, lastDay, createdBy, createdAt, canRevert } = found
  const address = `/transactions/import/${id}`
  const { text, tone } = statusOf(found, locale)
  const about = [format && formatName(format), firstDay && lastDay && formatRange(firstDay, lastDay, locale)].filter(
    Boolean,
  )

  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: '92px minmax(0, 1fr) 22px 180px 36px' }}
      columnGap="12px"
      alignItems="center"
      minH="58px"
      ps={{ base: '16px', md: '20px' }}
      pe="12px"
      py="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _hover={{ bg: 'bg.hover' }}
    >
      <DateLabel day={dayOf(new Date(createdAt))} textStyle="small" color="fg.muted" hideBelow="md" />
      <Box minW="0">
        <TextLink to={address} textStyle="strong" color="fg" truncate display="block">
          {fileName}
        </TextLink>
        <Box textStyle="small" color="fg.muted" truncate>
          {about.join(' · ')}
          <Box as="span" hideFrom="md">
            {about.length > 0 && ' · '}
            {createdBy.name}
          </Box>
        </Box>
        <Box textStyle="small" color={tone} hideFrom="md" truncate>
          {text}
        </Box>
      </Box>
      <Box hideBelow="md">
        <UserAvatar name={createdBy.name} size={22} />
      </Box>
      <Box color={tone} hideBelow="md" textAlign="end" fontVariantNumeric="tabular-nums">
        {text}
      </Box>
      <RowMenu
        name={fileName}
        labels={labels()}
        actions={[
          'open',
          ...(mayWrite && canRevert ? ['revert' as const] : []),
          ...(mayWrite ? ['delete' as const] : []),
        ]}
        onChoose={(action) => (action === 'open' ? void navigate(address) : setAsked(action))}
      />
      {isUnderWay(found) && <ImportSubscription id={id} />}
      {asked === 'revert' && <RevertDialog found={found} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteDialog found={found} onClose={() => setAsked(null)} />}
    </Grid>
  )
}
