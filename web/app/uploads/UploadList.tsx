import { Box, Button, Flex, IconButton, Progress } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { RotateCw, X } from 'lucide-react'
import { Panel } from '../../shared/display/Panel.tsx'
import { formatSize } from '../../shared/format/file-size.ts'
import { useLocale } from '../../shared/format/locale.ts'
import type { Upload } from './uploads.ts'

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (id: number) => void
}

export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <Panel as="ul" isList mb="16px" aria-label={t`Uploads`} listStyleType="none" aria-live="polite">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
      ))}
    </Panel>
  )
}

function UploadRow({ upload, onRetry, onDismiss }: { upload: Upload } & Omit<UploadListProps, 'uploads'>) {
  const locale = useLocale()
  const { file, progress, failure, mayRetry } = upload
  const { name } = file
  const size = formatSize(file.size, locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)

  return (
    <Flex
      as="li"
      minH="58px"
      px="16px"
      py="8px"
      gap="12px"
      align="center"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0">
        <Box textStyle="strong" truncate>
          {name}
        </Box>
        {failure === null ? (
          <Box textStyle="small" color="fg.muted">
            {progress < 1 ? t`Uploading ${percent} of ${size}` : t`Processing`}
          </Box>
        ) : (
          <Box textStyle="small" color="over.fg" overflowWrap="anywhere" role="alert">
            {failure}
          </Box>
        )}
      </Box>
      {failure === null && (
        <Progress.Root w="120px" size="sm" value={progress * 100} aria-label={`${name}: ${percent}`}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {failure !== null && mayRetry && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onRetry(upload)}>
          <RotateCw strokeWidth={1.75} />
          {t`Retry`}
        </Button>
      )}
      {failure !== null && (
        <IconButton
          aria-label={t`Dismiss ${name}`}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          onClick={() => onDismiss(upload.id)}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      )}
    </Flex>
  )
}
