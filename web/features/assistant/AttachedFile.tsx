import { Flex, IconButton } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { formatSize } from '../../shared/file-size.ts'
import { useLocale } from '../../shared/locale.ts'
import { type Cost, wordsOfCost } from './credits.ts'
import { FileCard } from './FileCard.tsx'

interface AttachedFileProps {
  file: File
  cost: Cost | null
  onRemove: () => void
}

/** The file that goes with the message, and what sending it costs. */
export function AttachedFile({ file, cost, onRemove }: AttachedFileProps) {
  const locale = useLocale()
  const pages = cost?.pages ? `${cost.pages} ${cost.pages === 1 ? 'page' : 'pages'}` : null
  const facts = [pages, cost && wordsOfCost(cost), formatSize(file.size, locale)].filter(Boolean).join(' · ')

  return (
    <Flex px="8px" pt="8px" align="center" gap="8px">
      <FileCard name={file.name} contentType={file.type} facts={facts} />
      <IconButton aria-label={`Remove ${file.name}`} size="sm" variant="ghost" colorPalette="gray" onClick={onRemove}>
        <X strokeWidth={1.75} />
      </IconButton>
    </Flex>
  )
}
