import { later } from '../../shared/later.tsx'

export const DeleteDialog = later(
  async () => (await import('./DeleteDialog.tsx')).DeleteDialog,
  ({ target }) => target !== null,
)
