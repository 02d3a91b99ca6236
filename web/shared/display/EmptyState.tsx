import { Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { CircleCheck, type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Notice icon={icon} tone="accent" title={title} action={action}>
      {children}
    </Notice>
  )
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <Notice
      icon={SearchX}
      tone="accent"
      title={t`Nothing matches these filters`}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onClear}>
          {t`Clear`}
        </Button>
      }
    />
  )
}

export function DoneState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Notice icon={CircleCheck} tone="income" title={title} role="status">
      {children}
    </Notice>
  )
}
