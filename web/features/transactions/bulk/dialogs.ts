import { later } from '../../../shared/hooks/lazy-component.tsx'

export const DeleteDialog = later(
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  ({ target }) => target !== null,
)
