import { Box, Button, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Copy, Download } from 'lucide-react'
import { download } from '../../../shared/hooks/download.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
}

/** Shows the codes, which the server cannot show again. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <>
      <Text color="fg.muted">
        {t`Each code works once if you can't use your authenticator app. They aren't shown again.`}
      </Text>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="8px"
        p="12px"
        bg="bg.subtle"
        borderRadius="control"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </>
  )
}

export function RecoveryCodeActions({ codes }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`

  const copy = async () => {
    try {
      // The clipboard API is missing on pages that are not served over HTTPS.
      await navigator.clipboard.writeText(text)
      showToast.success(t`Codes copied`)
    } catch {
      showToast.error(t`Couldn't copy the codes. Download them instead.`)
    }
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    download(address, 'purser-recovery-codes.txt')
    // The browser reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(address), 1_000)
  }

  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => void copy()}>
        <Copy strokeWidth={1.75} />
        {t`Copy`}
      </Button>
      <Button variant="outline" colorPalette="gray" onClick={save}>
        <Download strokeWidth={1.75} />
        {t`Download`}
      </Button>
    </>
  )
}
