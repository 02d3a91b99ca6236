import { Box, Button, Flex, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '../../../shared/overlays/toaster.ts'

export interface SentLink {
  email: string
  link: string
}

/** Shows the link of a new invitation, for recipients whom no mail reaches. The link is available only once. */
export function InvitationLink({ email, link }: SentLink) {
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      // The clipboard API is missing on pages that are not served over HTTPS.
      await navigator.clipboard.writeText(link)
      showToast.success(t`Link copied`)
    } catch {
      field.current?.select()
      showToast.info(t`Couldn't copy the link. It's selected, so you can copy it.`)
    }
  }

  return (
    <Box mt="16px" pt="14px" borderTopWidth="1px" borderColor="border.muted">
      <Box textStyle="small" color="fg.muted">
        <Trans>
          We emailed an invitation to{' '}
          <Box as="span" color="fg" fontWeight="500" overflowWrap="anywhere">
            {email}
          </Box>
          . If it doesn't arrive, share this link.
        </Trans>
      </Box>
      <Flex mt="8px" gap="8px" direction={{ base: 'column', sm: 'row' }}>
        <Input
          ref={field}
          readOnly
          value={link}
          aria-label={t`Link for ${email}`}
          size={{ base: 'lg', sm: 'sm' }}
          color="fg.muted"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" colorPalette="gray" size={{ base: 'lg', sm: 'md' }} onClick={() => void copy()}>
          <Link2 strokeWidth={1.75} />
          {t`Copy link`}
        </Button>
      </Flex>
    </Box>
  )
}
