import type { ReactNode } from 'react'
import { DialogFrame } from '../../../shared/overlays/DialogFrame.tsx'
import { SidePanel } from './SidePanel.tsx'

export interface TransactionFrameProps {
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  onClose: () => void
  /** Moves to the previous or next transaction. Null shows a dialog instead of the side panel. */
  onStep?: ((step: 1 | -1) => void) | null
}

/** A transaction beside the list on wide screens, and in a dialog on narrow ones. */
export function TransactionFrame({ onStep = null, ...frame }: TransactionFrameProps) {
  return onStep ? <SidePanel {...frame} onStep={onStep} /> : <DialogFrame {...frame} isOpen />
}
