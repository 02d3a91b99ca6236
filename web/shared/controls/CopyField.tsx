import { Button, Flex, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Copy } from 'lucide-react'
import type { RefObject } from 'react'
import { showToast } from '../overlays/toaster.ts'

interface CopyFieldProps {
  value: string
  label: string
  /** Shown when the value is copied. */
  copied: string
  field: RefObject<HTMLInputElement | null>
}

/** Shows a text that can be copied, in full or by selecting it. */
export function CopyField({ value, label, copied, field }: CopyFieldProps) {
  const copy = async () => {
    try {
      // The clipboard API is missing on pages that are not served over HTTPS.
      await navigator.clipboard.writeText(value)
      showToast.success(copied)
    } catch {
      field.current?.select()
      showToast.info(t`Couldn't copy it. It's selected, so you can copy it.`)
    }
  }

  return (
    <Flex gap="8px" direction={{ base: 'column', sm: 'row' }}>
      <Input
        ref={field}
        readOnly
        value={value}
        aria-label={label}
        fontFamily="mono"
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" colorPalette="gray" flexShrink="0" h={{ sm: 'auto' }} onClick={() => void copy()}>
        <Copy strokeWidth={1.75} />
        {t`Copy`}
      </Button>
    </Flex>
  )
}
