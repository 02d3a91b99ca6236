import { useApolloClient } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { CreateReceiptDocument } from '../../generated.ts'
import { DropZone } from '../../shared/controls/DropZone.tsx'
import { checkFile, receiptTypes } from '../../shared/format/file-validation.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { uploadFile } from '../../shared/hooks/upload.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { StepFrame } from './StepFrame.tsx'
import { type StepProps, sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

export function ReceiptStep(step: StepProps) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { upload, share } = useUpload()

  const frame = useRef<HTMLDivElement>(null)

  const choose = (chosen: File) => {
    const fileError = checkFile(chosen, receiptTypes)
    setError(fileError)
    setFile(fileError ? null : chosen)
    // The pressed button disappears, so the focus moves to the next one.
    if (!fileError) focusSoon(() => frame.current?.closest('form')?.querySelector('[type=submit]'))
  }
  const remove = () => {
    setFile(null)
    focusSoon(() => frame.current?.querySelector('button'))
  }
  const takeSample = () => fetchSample().then(choose, () => setError(t`Couldn't load the sample. Try again.`))
  const submit = async () => {
    if (!file) return setError(t`Please select a file to upload.`)
    setError(null)
    const fileError = await upload(file)
    setError(fileError)
    if (!fileError) step.onNext()
  }
  return (
    <StepFrame
      {...step}
      text={t`Add a photo or PDF of a receipt, and Purser reads it for you. Nothing is saved until you approve.`}
      action={t`Upload receipt`}
      pending={usePercent(share)}
      onAction={() => void submit()}
      hasSkip
    >
      <div ref={frame}>
        {file ? (
          <ChosenFile file={file} isSending={share !== null} onRemove={remove} />
        ) : (
          <Choice onFile={choose} onSample={() => void takeSample()} />
        )}
      </div>
      {error && (
        <Box role="alert" mt="10px" textStyle="small" color="over.fg" overflowWrap="anywhere">
          {error}
        </Box>
      )}
    </StepFrame>
  )
}

function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => setTimeout(() => find()?.focus()))
}

function Choice({ onFile, onSample }: { onFile: (file: File) => void; onSample: () => void }) {
  return (
    <>
      <DropZone
        accept={receiptTypes.join(',')}
        onFiles={([file]) => file && onFile(file)}
        takesPaste
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="panel"
        bg="bg.subtle"
      >
        {({ open, takePhoto, isOver }) => (
          <Flex direction="column" align="center" gap="12px" px="16px" py="24px" bg={isOver ? 'accent.subtle' : ''}>
            <Text color="fg.muted" hideBelow="sm">
              {t`Drop a file here, or`}
            </Text>
            <Flex gap="8px" wrap="wrap" justify="center">
              <Button variant="outline" colorPalette="gray" size={{ base: 'lg', sm: 'md' }} onClick={open}>
                <Upload strokeWidth={1.75} />
                {t`Choose a file`}
              </Button>
              <Button variant="outline" colorPalette="gray" size="lg" hideFrom="sm" onClick={takePhoto}>
                {t`Take a photo`}
              </Button>
            </Flex>
            <Text textStyle="small" color="fg.muted">
              {t`Image or PDF, up to 10 MB`}
            </Text>
          </Flex>
        )}
      </DropZone>
      <Flex mt="12px" gap="4px" align="center" wrap="wrap" color="fg.muted">
        {t`No receipt at hand?`}
        <Button variant="plain" px="2px" h={{ base: '44px', sm: '28px' }} color="accent.fg" onClick={onSample}>
          {t`Use our sample`}
        </Button>
      </Flex>
    </>
  )
}

function usePercent(share: number | null): string | null {
  const locale = useLocale()
  if (share === null) return null
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return t`Uploading ${percent}`
}

const sample = '/sample-receipt.jpg'

/**
 * Fetches the sample receipt.
 * @throws TypeError if the server cannot be reached
 */
async function fetchSample(): Promise<File> {
  const response = await fetch(sample)
  if (!response.ok) throw new TypeError(`${sample}: ${response.status}`)
  return new File([await response.blob()], 'sample-receipt.jpg', { type: 'image/jpeg' })
}

function useUpload() {
  const client = useApolloClient()
  /** The uploaded fraction, 0 to 1, or null without an upload. */
  const [share, setShare] = useState<number | null>(null)

  /** Resolves to the error message, or null on success. */
  const upload = async (file: File): Promise<string | null> => {
    setShare(0)
    try {
      const input = await uploadFile(client, file, { onProgress: setShare })
      await client.mutate({ mutation: CreateReceiptDocument, variables: { input } })
      showTourToast.success(t`Receipt uploaded!`)
      return null
    } catch (failure) {
      const sentence = sentenceOf(failure) ?? t`Failed to upload receipt.`
      showTourToast.error(sentence)
      return sentence
    } finally {
      setShare(null)
    }
  }
  return { upload, share }
}
