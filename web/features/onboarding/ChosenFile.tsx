import { Box, chakra, Flex, IconButton, Image } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Tile } from '../../shared/display/Tile.tsx'
import { formatSize } from '../../shared/format/file-size.ts'
import { useLocale } from '../../shared/format/locale.ts'

interface ChosenFileProps {
  file: File
  isSending: boolean
  onRemove: () => void
}

export function ChosenFile({ file, isSending, onRemove }: ChosenFileProps) {
  const locale = useLocale()
  const picture = usePicture(file)
  return (
    <Box borderWidth="1px" borderRadius="panel" overflow="clip">
      {picture && (
        <Box bg="bg.muted" px="16px" pt="16px" h="172px" overflow="hidden">
          <Image src={picture} alt="" mx="auto" w="220px" boxShadow="md" borderTopRadius="bar" />
        </Box>
      )}
      <Flex align="center" gap="12px" ps="16px" pe="8px" minH="58px" borderTopWidth={picture ? '1px' : '0'}>
        {!picture && <Tile icon={FileText} tone="plain" />}
        <Box flex="1" minW="0">
          <chakra.div textStyle="strong" truncate>
            {file.name}
          </chakra.div>
          <chakra.div textStyle="small" color="fg.muted">
            {formatSize(file.size, locale)}
          </chakra.div>
        </Box>
        <IconButton
          aria-label={t`Remove ${{ name: file.name }}`}
          variant="ghost"
          colorPalette="gray"
          size={{ base: 'lg', sm: 'sm' }}
          disabled={isSending}
          onClick={onRemove}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      </Flex>
    </Box>
  )
}

/** Returns an object URL of an image, or null for other files. */
function usePicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
