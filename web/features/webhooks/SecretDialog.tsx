import { Button, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { FormField } from '../../shared/controls/FormField.tsx'
import { FormDialog } from '../../shared/overlays/FormDialog.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'

/** Shows the secret of a new webhook, which the server never returns again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      // The clipboard API is missing on pages that are not served over HTTPS.
      await navigator.clipboard.writeText(secret)
      showToast.success(t`Secret copied`)
    } catch {
      field.current?.select()
      showToast.info(t`Couldn't copy the secret. It's selected, so you can copy it.`)
    }
  }
  return (
    <FormDialog
      title={t`Signing secret`}
      action={t`Done`}
      doing={t`Done`}
      isPending={false}
      hasCancel={false}
      otherAction={
        <Button variant="outline" colorPalette="gray" onClick={() => void copy()}>
          {t`Copy secret`}
        </Button>
      }
      onSubmit={async () => onClose()}
      onClose={onClose}
    >
      <FormField
        label={t`Secret`}
        help={t`The receiver verifies events with it, by the Standard Webhooks method. It isn't shown again.`}
      >
        <Input ref={field} readOnly value={secret} fontFamily="mono" onFocus={(event) => event.target.select()} />
      </FormField>
    </FormDialog>
  )
}
