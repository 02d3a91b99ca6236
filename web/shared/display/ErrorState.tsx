import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  onRetry?: () => void
  isPage?: boolean
}

export function ErrorState({
  title,
  children = t`Nothing is lost. Check your connection and try again.`,
  onRetry,
  isPage,
}: ErrorStateProps) {
  return (
    <Notice
      icon={CloudOff}
      tone="over"
      title={title}
      role="alert"
      isPage={isPage}
      action={
        onRetry && (
          <Button variant="outline" colorPalette="gray" onClick={onRetry}>
            <RotateCw strokeWidth={1.75} />
            {t`Retry`}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  )
}
