import { t } from '@lingui/core/macro'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { TransactionFrame, type TransactionFrameProps } from './TransactionFrame.tsx'

export function MissingTransaction(frame: Pick<TransactionFrameProps, 'onClose' | 'onStep'>) {
  return (
    <TransactionFrame {...frame} title={t`Transaction`}>
      <ErrorState title={t`Transaction not found`}>{t`It was deleted, or belongs to another organization.`}</ErrorState>
    </TransactionFrame>
  )
}
