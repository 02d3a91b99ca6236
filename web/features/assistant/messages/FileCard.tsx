import { Box, Center, Flex, Progress } from '@chakra-ui/react'
import { AudioLines, FileText, type LucideIcon, ReceiptText, Table2 } from 'lucide-react'

interface FileCardProps {
  name: string
  contentType: string
  facts: string
  /** 0 to 1 for an upload, null for work of unknown duration, undefined for no bar. */
  progress?: number | null | undefined
}

export function FileCard({ name, contentType, facts, progress }: FileCardProps) {
  const Icon = iconOf(contentType)
  return (
    <Flex
      gap="10px"
      align="center"
      p="8px"
      pe="12px"
      minW="0"
      maxW="100%"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="control"
    >
      <Center w="36px" h="44px" borderRadius="tag" borderWidth="1px" bg="bg.subtle" color="fg.muted" flexShrink="0">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Center>
      <Box minW="0" flex="1">
        <Box textStyle="label" truncate title={name}>
          {name}
        </Box>
        <Box textStyle="caption" color="fg.muted" truncate>
          {facts}
        </Box>
        {progress !== undefined && (
          <Progress.Root size="sm" mt="5px" value={progress === null ? null : progress * 100} aria-label={facts}>
            <Progress.Track h="3px">
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
    </Flex>
  )
}

function iconOf(contentType: string): LucideIcon {
  if (contentType.startsWith('image/')) return ReceiptText
  if (contentType.startsWith('audio/')) return AudioLines
  return contentType === 'application/pdf' ? FileText : Table2
}
