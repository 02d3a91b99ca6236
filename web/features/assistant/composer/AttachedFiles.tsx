import { Box, Flex, IconButton } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { X } from 'lucide-react'
import { formatSize } from '../../../shared/format/file-size.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { FileCard } from '../messages/FileCard.tsx'
import type { Attached } from './attachment.ts'
import { formatCost } from './credits.ts'

interface AttachedFilesProps {
  attached: readonly Attached[]
  onRemove: (file: File) => void
}

export function AttachedFiles({ attached, onRemove }: AttachedFilesProps) {
  return (
    <Box as="ul" aria-label={t`Files to send`} maxH="168px" overflowY="auto" listStyleType="none">
      {attached.map((each) => (
        <AttachedFile
          key={`${each.file.name} ${each.file.lastModified} ${each.file.size}`}
          {...each}
          onRemove={() => onRemove(each.file)}
        />
      ))}
    </Box>
  )
}

function AttachedFile({ file, cost, onRemove }: Attached & { onRemove: () => void }) {
  const locale = useLocale()
  const { name } = file
  const pages = cost?.pages ? plural({ count: cost.pages }, { one: '# page', other: '# pages' }) : null
  const facts = [pages, cost && formatCost(cost), formatSize(file.size, locale)].filter(Boolean).join(' · ')

  return (
    <Flex as="li" px="8px" pt="8px" align="center" gap="8px">
      <FileCard name={name} contentType={file.type} facts={facts} />
      <IconButton aria-label={t`Remove ${name}`} size="sm" variant="ghost" colorPalette="gray" onClick={onRemove}>
        <X strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}
